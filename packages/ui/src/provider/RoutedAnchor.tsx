import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  type Ref,
} from 'react';

/** Props for a router's link component: anchor attributes, always with an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Provides the router's link component to every link of the kit. */
export const LinkComponentContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

function staysInApp({ href, target, download }: LinkComponentProps): boolean {
  const sameWindow = target === undefined || target === '_self';
  return sameWindow && download === undefined && /^(\/(?!\/)|\?|\.{1,2}\/)/.test(href);
}

/**
 * An anchor that lets the router navigate inside the app. Addresses of other sites, downloads and links to
 * another window stay plain anchors.
 */
export function RoutedAnchor({ children, ...anchor }: LinkComponentProps): ReactElement {
  const linkComponent = useContext(LinkComponentContext);
  if (linkComponent === 'a' || !staysInApp(anchor)) return <a {...anchor}>{children}</a>;
  return createElement(linkComponent, anchor, children);
}

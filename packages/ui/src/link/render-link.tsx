import type { DetailedHTMLProps, AnchorHTMLAttributes, HTMLAttributes, ReactElement } from 'react';

import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';

type AnchorProps = DetailedHTMLProps<AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>;
type SpanProps = DetailedHTMLProps<HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>;

/** `render` of a react-aria-components link: passes the address to the app's router; plain text without an address. */
export function renderLink(props: (AnchorProps & { readonly href: string }) | SpanProps): ReactElement {
  return 'href' in props ? <RoutedAnchor {...props} /> : <span {...props} />;
}

/** The address of a link; none when disabled, so that it cannot be followed. */
export function linkTarget(href: string, isDisabled: boolean | undefined): { readonly href?: string } {
  return isDisabled === true ? {} : { href };
}

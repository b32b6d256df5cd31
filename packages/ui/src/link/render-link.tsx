import type { DetailedHTMLProps, AnchorHTMLAttributes, HTMLAttributes, ReactElement } from 'react';

import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';

type AnchorProps = DetailedHTMLProps<AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>;
type SpanProps = DetailedHTMLProps<HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>;

/** `render` of a react-aria-components link: the app's router takes the address; without one it is plain text. */
export function renderLink(props: (AnchorProps & { readonly href: string }) | SpanProps): ReactElement {
  return 'href' in props ? <RoutedAnchor {...props} /> : <span {...props} />;
}

/** The address of a link; a disabled one has none, and so is not a link to follow. */
export function linkTarget(href: string, isDisabled: boolean | undefined): { readonly href?: string } {
  return isDisabled === true ? {} : { href };
}

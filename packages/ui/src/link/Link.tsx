import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';

import { Icon } from '../icon/Icon.tsx';
import * as styles from './Link.css.ts';
import { linkTarget, renderLink } from './render-link.tsx';

/** Events are those of react-aria-components. */
export interface LinkProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'render' | 'href'
> {
  /** Address that it leads to. */
  readonly href: string;
  /** Where it leads; understandable without the sentence around it. */
  readonly children: ReactNode;
  /** `muted` in footers and captions, `inherit` where the text around has a colour. @default 'link' */
  readonly tone?: keyof typeof styles.tone;
  /** On its own line, outside running text; may then have an icon. */
  readonly isStandalone?: boolean;
  /** Whether a standalone link is underlined at rest, among texts that lead nowhere. */
  readonly isUnderlined?: boolean;
  /** Icon before the words. */
  readonly icon?: LucideIcon;
  /** Icon after the words, for opening something or navigating. */
  readonly iconAfter?: LucideIcon;
  /** The element, to focus or to measure it. */
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link in text or on its own line; addresses inside the app go through the app's router. */
export function Link({
  children,
  href,
  tone = 'link',
  isStandalone = false,
  isUnderlined = false,
  icon,
  iconAfter,
  ...props
}: LinkProps): ReactElement {
  const names = [styles.link, styles.tone[tone]];
  if (isStandalone) names.push(styles.standalone);
  if (isUnderlined) names.push(styles.underlined);
  return (
    <AriaLink
      {...props}
      {...linkTarget(href, props.isDisabled)}
      render={renderLink}
      className={names.join(' ')}
    >
      {icon === undefined ? null : <Icon icon={icon} size="sm" />}
      {children}
      {iconAfter === undefined ? null : <Icon icon={iconAfter} size="sm" />}
    </AriaLink>
  );
}

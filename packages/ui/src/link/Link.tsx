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
  readonly href: string;
  readonly children: ReactNode;
  /** @default 'link' */
  readonly tone?: keyof typeof styles.tone;
  /** On its own line, outside running text; may then have an icon. */
  readonly isStandalone?: boolean;
  /** Whether a standalone link is underlined at rest, among texts that lead nowhere. */
  readonly isUnderlined?: boolean;
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon;
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

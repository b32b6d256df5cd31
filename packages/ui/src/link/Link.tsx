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
  /** On a line of its own, outside running text; then it may carry an icon. */
  readonly isStandalone?: boolean;
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link in text or on a line of its own; addresses inside the app go through the app's router. */
export function Link({
  children,
  href,
  tone = 'link',
  isStandalone = false,
  icon,
  iconAfter,
  ...props
}: LinkProps): ReactElement {
  const names = [styles.link, styles.tone[tone]];
  if (isStandalone) names.push(styles.standalone);
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

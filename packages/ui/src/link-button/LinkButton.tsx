import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';

import { buttonClass, type ButtonSize, type ButtonVariant } from '../button/button-class.ts';
import * as styles from '../button/Button.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { linkTarget, renderLink } from '../link/render-link.tsx';

/** Events are those of react-aria-components. */
export interface LinkButtonProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'render' | 'href'
> {
  readonly href: string;
  readonly children: ReactNode;
  /** @default 'secondary' */
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  /** @default 'md' */
  readonly size?: ButtonSize;
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon;
  readonly isFullWidth?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. It navigates, so it has no danger variant. */
export function LinkButton({
  children,
  href,
  variant = 'secondary',
  size = 'md',
  icon,
  iconAfter,
  isFullWidth = false,
  ...props
}: LinkButtonProps): ReactElement {
  const iconSize = size === 'sm' ? 'sm' : 'md';
  return (
    <AriaLink
      {...props}
      {...linkTarget(href, props.isDisabled)}
      render={renderLink}
      className={buttonClass({ variant, size, isFullWidth })}
    >
      <span className={styles.content}>
        {icon === undefined ? null : <Icon icon={icon} size={iconSize} />}
        {children}
        {iconAfter === undefined ? null : <Icon icon={iconAfter} size={iconSize} />}
      </span>
    </AriaLink>
  );
}

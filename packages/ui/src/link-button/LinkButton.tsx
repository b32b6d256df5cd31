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
  /** Address that it leads to. */
  readonly href: string;
  /** Where it leads, as a verb. */
  readonly children: ReactNode;
  /** How much it stands out. @default 'secondary' */
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: ButtonSize;
  /** Icon before the words. */
  readonly icon?: LucideIcon;
  /** Icon after the words, for opening something or navigating. */
  readonly iconAfter?: LucideIcon;
  /** As wide as what it stands in. */
  readonly isFullWidth?: boolean;
  /** The element, to focus or to measure it. */
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

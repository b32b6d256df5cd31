import type { LucideIcon } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import { SpinnerRing } from '../spinner/SpinnerRing.tsx';
import * as styles from './IconButton.css.ts';

/** Events and form attributes are those of react-aria-components. */
export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** The icon; the label says it in words. */
  readonly icon: LucideIcon;
  /** Accessible name: what the button does. */
  readonly label: string;
  /** How much it stands out. @default 'quiet' */
  readonly variant?: 'quiet' | 'secondary';
  /** `xs` is 24 px, the smallest allowed target (WCAG 2.5.8). @default 'md' */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  /** The element, to focus or to measure it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon. Use it where everybody knows the icon: close, search, help. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  ...props
}: IconButtonProps): ReactElement {
  const names = [styles.button, styles.variant[variant], styles.size[size]];
  return (
    <AriaButton {...props} aria-label={label} className={names.join(' ')}>
      {props.isPending === true ? (
        <SpinnerRing size="sm" tone="current" />
      ) : (
        <Icon icon={icon} size={size === 'xs' ? 'sm' : 'md'} />
      )}
    </AriaButton>
  );
}

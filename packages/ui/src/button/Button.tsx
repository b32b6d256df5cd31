import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../messages/use-texts.ts';
import { SpinnerRing } from '../spinner/SpinnerRing.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import * as styles from './Button.css.ts';
import { buttonMessages } from './messages.ts';

/** Events and form attributes are those of react-aria-components. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render'> {
  /** The action: a verb, with its object when it is dangerous ("Ta bort gruppen"). */
  readonly children: ReactNode;
  /**
   * `primary` once per view; `accent` applies a choice beside it (a filter, a selection); `danger` is outlined and
   * always has an icon (principles.md, "Forms").
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: ButtonSize;
  /** Icon before the label. */
  readonly icon?: LucideIcon | undefined;
  /** Icon after the label, for opening something or navigating. */
  readonly iconAfter?: LucideIcon | undefined;
  /** As wide as what it stands in. */
  readonly isFullWidth?: boolean;
  /** The element, to focus or to measure it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. With `isPending` it keeps focus and size, ignores presses and announces that it is working. */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconAfter,
  isFullWidth = false,
  ...props
}: ButtonProps): ReactElement {
  const format = useTexts(buttonMessages);
  const iconSize = size === 'sm' ? 'sm' : 'md';
  return (
    <AriaButton {...props} className={buttonClass({ variant, size, isFullWidth })}>
      <span className={styles.content}>
        {icon === undefined ? null : <Icon icon={icon} size={iconSize} />}
        {children}
        {iconAfter === undefined ? null : <Icon icon={iconAfter} size={iconSize} />}
      </span>
      {props.isPending === true ? (
        <span className={styles.pending}>
          <SpinnerRing size="sm" tone="current" />
          <VisuallyHidden>{format('pending')}</VisuallyHidden>
        </span>
      ) : null}
    </AriaButton>
  );
}

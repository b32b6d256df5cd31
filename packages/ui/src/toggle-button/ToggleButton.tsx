import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';

import type { ButtonSize } from '../button/button-class.ts';
import * as buttonStyles from '../button/Button.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { toggle } from './ToggleButton.css.ts';

/** State and events are those of react-aria-components. */
export interface ToggleButtonProps extends Omit<
  AriaToggleButtonProps,
  'children' | 'className' | 'style' | 'render'
> {
  /** What is on or off; the same text in both states ("Visa föregående år"). */
  readonly children: ReactNode;
  /** Icon before the words. */
  readonly icon?: LucideIcon;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: ButtonSize;
  /** The element, to focus or to measure it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed, for showing or hiding something. Its state changes, its text never does. */
export function ToggleButton({ children, icon, size = 'md', ...props }: ToggleButtonProps): ReactElement {
  return (
    <AriaToggleButton {...props} className={`${buttonStyles.button} ${buttonStyles.size[size]} ${toggle}`}>
      {icon === undefined ? null : <Icon icon={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {children}
    </AriaToggleButton>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';

import { useIsMac } from '../../command-palette/use-is-mac.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Tooltip } from '../../tooltip/Tooltip.tsx';
import { button } from './EditorToolbar.css.ts';
import { ariaShortcut, shortcutText, type Shortcut } from '../shortcuts.ts';

export interface ToolbarButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly shortcut?: Shortcut | undefined;
  /** Whether its command is active; omitted for buttons without a state. */
  readonly isPressed?: boolean;
  /**
   * Its command is not possible here. The button keeps its place and focus, so that the arrow keys find it where it
   * was.
   */
  readonly isUnavailable?: boolean;
  readonly isDisabled: boolean;
  /** Opens a dialog, for something new or already here. */
  readonly dialogAbout?: 'here' | 'new';
  readonly onPress: (event: PressEvent) => void;
}

/** A toolbar button with name and keys in a tooltip. Pressing it with a pointer leaves focus in the text. */
export function ToolbarButton({
  icon,
  label,
  shortcut,
  isPressed,
  isUnavailable = false,
  isDisabled,
  dialogAbout,
  onPress,
}: ToolbarButtonProps): ReactElement {
  const isMac = useIsMac();
  const state = {
    ...(isPressed === undefined ? {} : { 'aria-pressed': isPressed }),
    ...(isUnavailable ? { 'aria-disabled': true } : {}),
    ...(shortcut === undefined ? {} : { 'aria-keyshortcuts': ariaShortcut(shortcut, isMac) }),
    ...(dialogAbout === undefined ? {} : { 'aria-haspopup': 'dialog' as const }),
    ...(dialogAbout === 'here' ? { 'data-here': '' } : {}),
  };
  return (
    <Tooltip content={shortcut === undefined ? label : `${label} (${shortcutText(shortcut, isMac)})`}>
      <Button
        aria-label={label}
        className={button}
        isDisabled={isDisabled}
        onPress={(event) => {
          if (!isUnavailable) onPress(event);
        }}
        preventFocusOnPress
        render={(props) => <button {...props} {...state} />}
      >
        <Icon icon={icon} size="md" />
      </Button>
    </Tooltip>
  );
}

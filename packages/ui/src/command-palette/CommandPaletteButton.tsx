import { Search } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { key } from './CommandPalette.css.ts';
import * as styles from './CommandPaletteButton.css.ts';
import { commandPaletteMessages } from './messages.ts';
import { useIsMac } from './use-is-mac.ts';

export interface CommandPaletteButtonProps {
  /** Opens the palette. */
  readonly onPress: () => void;
  /** What can be searched for; "Sök anläggning, bolag, faktura" by default. */
  readonly label?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the palette for people who do not know its keys: drawn as a search field that shows the keys. */
export function CommandPaletteButton({ onPress, label, ref }: CommandPaletteButtonProps): ReactElement {
  const text = useMessages(commandPaletteMessages);
  const isMac = useIsMac();
  const shortcut = isMac ? 'Meta+K' : 'Control+K';
  return (
    <Button
      aria-haspopup="dialog"
      className={styles.button}
      onPress={onPress}
      ref={ref ?? null}
      render={(props) => <button {...props} aria-keyshortcuts={shortcut} />}
    >
      <Icon icon={Search} size="sm" />
      <span className={styles.label}>{label ?? text('placeholder')}</span>
      <span aria-hidden="true" className={styles.keys}>
        <kbd className={key}>{isMac ? '⌘' : 'Ctrl'}</kbd>
        <kbd className={key}>K</kbd>
      </span>
    </Button>
  );
}

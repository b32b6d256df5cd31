import type { ReactElement } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { foot, hint, key } from './CommandPalette.css.ts';
import { commandPaletteMessages } from './messages.ts';

/** The keys of the palette, visual only: assistive technology explains them by the roles. */
export function PaletteKeys({ canClear }: { readonly canClear: boolean }): ReactElement {
  const text = useMessages(commandPaletteMessages);
  return (
    <div aria-hidden="true" className={foot}>
      <span className={hint}>
        <kbd className={key}>↑</kbd>
        <kbd className={key}>↓</kbd>
        {text('keyMove')}
      </span>
      <span className={hint}>
        <kbd className={key}>Enter</kbd>
        {text('keyOpen')}
      </span>
      <span className={hint}>
        <kbd className={key}>Esc</kbd>
        {text(canClear ? 'keyClear' : 'keyClose')}
      </span>
    </div>
  );
}

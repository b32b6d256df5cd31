import type { ReactElement } from 'react';

import { useIsMac } from '../../command-palette/use-is-mac.ts';
import { DescriptionList } from '../../description-list/DescriptionList.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { richTextEditorMessages } from '../messages.ts';
import { buttonShortcuts, otherShortcuts, shortcutText, type Shortcut } from '../shortcuts.ts';

const buttons = ['strong', 'emphasis', 'subscript', 'undo', 'redo'] as const;
const others = ['keyIndent', 'keyOutdent', 'keyBreak', 'keyToolbar', 'keyLeave'] as const;

/** The editor's keys, and the typed shortcuts that format a line. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const text = useMessages(richTextEditorMessages);
  const isMac = useIsMac();
  const keys = (shortcut: Shortcut | undefined): string =>
    shortcut === undefined ? '' : shortcutText(shortcut, isMac);
  const orTyped = (shortcut: Shortcut | undefined, typed: string): string =>
    [keys(shortcut), typed].filter((each) => each !== '').join(', ');
  const { bulletList, orderedList, link } = buttonShortcuts;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text('shortcuts')}
    >
      <DescriptionList
        items={[
          ...buttons.map((name) => ({ term: text(name), details: keys(buttonShortcuts[name]) })),
          { term: text('newLink'), details: keys(link) },
          { term: text('heading2'), details: text('keyHeading2') },
          { term: text('heading3'), details: text('keyHeading3') },
          { term: text('bulletList'), details: orTyped(bulletList, text('keyBulletList')) },
          { term: text('orderedList'), details: orTyped(orderedList, text('keyOrderedList')) },
          { term: text('quote'), details: text('keyQuote') },
          ...others.map((name) => ({ term: text(name), details: keys(otherShortcuts[name]) })),
        ]}
      />
    </Dialog>
  );
}

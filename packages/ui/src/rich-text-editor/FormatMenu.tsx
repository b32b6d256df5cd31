import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import { Menu } from '../menu/Menu.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { BlockFormat } from './editor-types.ts';
import { formatButton } from './EditorToolbar.css.ts';
import { richTextEditorMessages } from './messages.ts';

/** Props of {@link FormatMenu}. */
export interface FormatMenuProps {
  readonly block: BlockFormat;
  readonly isDisabled: boolean;
  readonly onChange: (block: BlockFormat) => void;
}

const formats = ['paragraph', 'heading2', 'heading3'] as const satisfies readonly BlockFormat[];

/**
 * The format of the paragraph, behind a button: a select of its own would take the arrows of the toolbar. A pointer
 * leaves focus in the text.
 */
export function FormatMenu({ block, isDisabled, onChange }: FormatMenuProps): ReactElement {
  const text = useMessages(richTextEditorMessages);
  return (
    <Menu
      sections={[
        {
          id: 'formats',
          label: text('block', { format: text(block) }),
          items: formats.map((id) => ({ id, label: text(id) })),
          selectedId: block,
          onSelect: (id) => {
            const chosen = formats.find((format) => format === id);
            if (chosen !== undefined) onChange(chosen);
          },
        },
      ]}
      trigger={
        <Button
          aria-label={text('block', { format: text(block) })}
          className={formatButton}
          isDisabled={isDisabled}
          preventFocusOnPress
        >
          {text(block)}
          <Icon icon={ChevronDown} size="sm" />
        </Button>
      }
    />
  );
}

import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { Button, type PressEvent } from 'react-aria-components/Button';

import { Icon } from '../../icon/Icon.tsx';
import { Menu } from '../../menu/Menu.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { BlockFormat } from '../editor-types.ts';
import { formatButton } from './EditorToolbar.css.ts';
import { richTextEditorMessages } from '../messages.ts';

export interface FormatMenuProps {
  readonly block: BlockFormat;
  readonly isDisabled: boolean;
  readonly onChange: (block: BlockFormat) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Returns focus to the text when a menu opened by pointer closes. */
  readonly onLeave: () => void;
}

const formats = ['paragraph', 'heading2', 'heading3'] as const satisfies readonly BlockFormat[];

/**
 * The paragraph format, behind a button: a select would capture the toolbar's arrow keys. Focus returns to the text
 * after pointer use, to the button after keys.
 */
export function FormatMenu({
  block,
  isDisabled,
  onChange,
  isOpen,
  onOpenChange,
  onLeave,
}: FormatMenuProps): ReactElement {
  const text = useMessages(richTextEditorMessages);
  const isByPointer = useRef(false);
  const close = useEffectEvent(() => {
    if (isByPointer.current) onLeave();
    isByPointer.current = false;
  });
  useEffect(() => {
    if (!isOpen) close();
  }, [isOpen]);
  const notePointer = ({ pointerType }: PressEvent): void => {
    isByPointer.current = pointerType !== 'keyboard' && pointerType !== 'virtual';
  };
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      sections={[
        {
          id: 'formats',
          label: text('block', { format: text(block) }),
          items: formats.map((id) => ({ id, label: text(id) })),
          selectedId: block,
          onSelect: (id) => {
            const selected = formats.find((format) => format === id);
            if (selected !== undefined) onChange(selected);
          },
        },
      ]}
      trigger={
        <Button
          aria-label={text('block', { format: text(block) })}
          className={formatButton}
          isDisabled={isDisabled}
          onPressStart={notePointer}
        >
          {text(block)}
          <Icon icon={ChevronDown} size="sm" />
        </Button>
      }
    />
  );
}

import type { ReactElement, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';

import { useMessages } from '../messages/use-messages.ts';
import { surface } from '../popover/surface.css.ts';
import { sheet } from './CorporateGroupSearch.css.ts';
import { corporateGroupSearchMessages } from './messages.ts';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

export interface CorporateGroupSearchProps extends SearchPanelProps {
  /** The `CorporateGroupButton` it stands under. Give it focus before opening: closing gives focus back to it. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The way to another corporate group among very many: a field, and under it those that the application finds. Letters
 * search, arrows move, Enter chooses, Esc closes and gives focus back.
 */
export function CorporateGroupSearch({
  triggerRef,
  isOpen,
  onOpenChange,
  onSelect,
  ...panel
}: CorporateGroupSearchProps): ReactElement {
  const text = useMessages(corporateGroupSearchMessages);
  return (
    <Popover
      aria-label={text('label')}
      className={`${surface} ${sheet}`}
      isOpen={isOpen}
      offset={4}
      onOpenChange={onOpenChange}
      placement="bottom start"
      triggerRef={triggerRef}
    >
      <SearchPanel
        {...panel}
        onSelect={(id) => {
          onOpenChange(false);
          onSelect(id);
        }}
      />
    </Popover>
  );
}

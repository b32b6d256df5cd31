import { useState, type ReactElement, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';

import { useMessages } from '../messages/use-messages.ts';
import { surface } from '../popover/surface.css.ts';
import { sheet } from './CorporateGroupSearch.css.ts';
import { corporateGroupSearchMessages } from './messages.ts';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

export interface CorporateGroupSearchProps extends SearchPanelProps {
  /** The `CorporateGroupButton` above it. Focus it before opening: closing returns focus to it. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Whether it is open, when the application keeps that. */
  readonly isOpen: boolean;
  /** Called when it opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Switches corporate group among very many: a field with the app's search results below. Typing searches, arrows move,
 * Enter selects, Esc closes and returns focus.
 */
export function CorporateGroupSearch({
  triggerRef,
  isOpen,
  onOpenChange,
  onSelect,
  ...panel
}: CorporateGroupSearchProps): ReactElement {
  const text = useMessages(corporateGroupSearchMessages);
  // Opened again while it is still leaving, it would come back with what was typed and without the focus.
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  return (
    <Popover
      key={opening.count}
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

import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';

export interface FieldWithListProps {
  /** The typed text. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The field and the list. */
  readonly children: ReactNode;
}

/**
 * Connects a field to the list below it: arrow keys move in the list while focus stays in the field. Reimplements
 * react-aria's `Autocomplete`, which shares a module with every field and would be loaded by each page.
 */
export function FieldWithList({ search, onSearch, children }: FieldWithListProps): ReactElement {
  const inputRef = useRef<HTMLInputElement>(null);
  const collectionRef = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = useMemo(
    () => ({ inputValue: search, setInputValue: onSearch, focusedNodeId, setFocusedNodeId }),
    [search, onSearch, focusedNodeId],
  );
  const {
    inputProps,
    collectionProps,
    collectionRef: ref,
  } = useAutocomplete({ inputRef, collectionRef }, state);
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
        <SelectableCollectionContext value={{ ...collectionProps, ref }}>
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}

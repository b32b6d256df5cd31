import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';

export interface FieldWithListProps {
  /** What is typed. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The field and the list. */
  readonly children: ReactNode;
}

/**
 * Ties a field to the list under it: arrow keys move in the list while focus stays in the field. It is react-aria's
 * `Autocomplete`, made here because that shares a module with every field: each page would load it.
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

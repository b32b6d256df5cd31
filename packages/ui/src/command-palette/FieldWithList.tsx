import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
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
 * Connects a field to the list below it: arrow keys move in the list while focus stays in the field, and Enter opens
 * the first hit. Reimplements react-aria's `Autocomplete`, which shares a module with every field and would be loaded
 * by each page.
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

  const entered = useRef('');
  const change = (text: string): void => {
    entered.current = text;
    inputProps.onChange?.(text);
  };

  // React-aria marks the first hit only of letters typed in the field, which it knows by their event. Text that was
  // pasted, or typed before the field was there, is searched for just as much.
  const changeAsTyped = (text: string): void => {
    inputRef.current?.dispatchEvent(new InputEvent('beforeinput', { data: text, inputType: 'insertText' }));
    change(text);
  };
  const markFirst = useEffectEvent(changeAsTyped);
  useEffect(() => {
    if (search !== entered.current) markFirst(search);
  }, [search]);

  const isPasted = useRef(false);
  useEffect(() => {
    const input = inputRef.current;
    const note = (event: InputEvent): void => {
      isPasted.current = event.inputType === 'insertFromPaste';
    };
    input?.addEventListener('beforeinput', note);
    return () => input?.removeEventListener('beforeinput', note);
  }, []);
  const onChange = (text: string): void => {
    if (isPasted.current && text !== '') changeAsTyped(text);
    else change(text);
  };

  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, onChange, ref: inputRef }}>
        <SelectableCollectionContext value={{ ...collectionProps, ref }}>
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}

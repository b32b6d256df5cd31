import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Text of a search that has just opened, whose field gets the focus.
 *
 * @param input - The field.
 * @param initialSearch - What was typed before the field was there.
 */
export function useOpenedSearch(
  input: RefObject<HTMLInputElement | null>,
  initialSearch: (() => string) | undefined,
): readonly [search: string, setSearch: (search: string) => void] {
  const [search, setSearch] = useState(() => initialSearch?.() ?? '');
  const early = useRef(initialSearch);
  useEffect(() => {
    // Letters also come between the first render and the focus: React may render long before it draws.
    const typed = early.current?.() ?? '';
    if (typed !== '') setSearch(typed);
    input.current?.focus();
  }, [input]);
  return [search, setSearch];
}

import { useEffect, useRef, useState, type ReactElement } from 'react';

import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';

/** When a new order is said, ms: the header that was pressed is read first. */
const saysAfter = 500;

/** How long it stays, ms: nobody should come upon it later. */
const staysFor = 7000;

export interface SortDescriptionProps {
  readonly id: string;
  /** How the table is sorted, in words; empty when it is not. */
  readonly children: string;
}

/**
 * Says how a table is sorted: as its description, and aloud when that changes. React Aria's own description comes in a
 * render after the first one, and then renders every cell again.
 */
export function SortDescription({ id, children: words }: SortDescriptionProps): ReactElement {
  const known = useRef(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (known.current === words) return undefined;
    known.current = words;
    const timers = [setTimeout(setSaid, saysAfter, words), setTimeout(setSaid, saysAfter + staysFor, '')];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [words]);
  return (
    <>
      <span id={id} hidden>
        {words}
      </span>
      <VisuallyHidden>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
    </>
  );
}

import { useEffect, useState, type ReactElement } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** How long the result must stay unchanged before it is announced, in ms; typed letters are read first. */
export const announceDelayMs = 500;

/** Announces the number of results when typing pauses (WCAG 4.1.3). */
export function PaletteAnnouncer({ message }: { readonly message: string }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), announceDelayMs);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}

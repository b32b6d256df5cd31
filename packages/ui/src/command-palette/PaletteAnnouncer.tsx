import { useEffect, useState, type ReactElement } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** How long the result must have stood still before it is read out, in ms; letters being typed are read first. */
export const ANNOUNCE_DELAY_MS = 500;

/** Reads out how many results there are, once typing rests (WCAG 4.1.3). */
export function PaletteAnnouncer({ message }: { readonly message: string }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}

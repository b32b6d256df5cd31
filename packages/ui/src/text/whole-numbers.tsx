import type { ReactNode } from 'react';

import { whole } from './Text.css.ts';

/** Dates, and numbers with a hyphen such as that of an organisation. */
const hyphenated = /(\d+(?:-\d+)+)/;

/**
 * A text whose dates and hyphenated numbers stay on one line: browsers break after a hyphen between digits. Other content
 * is given back as it is.
 */
export function wholeNumbers(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  const parts = content.split(hyphenated);
  if (parts.length === 1) return content;
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={`${String(place)} ${part}`} className={whole}>
        {part}
      </span>
    ),
  );
}

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
  // Every second part is what the pattern found.
  return content.split(hyphenated).map((part, place) => {
    const key = `${place}${part}`;
    return place % 2 ? (
      <span key={key} className={whole}>
        {part}
      </span>
    ) : (
      part
    );
  });
}

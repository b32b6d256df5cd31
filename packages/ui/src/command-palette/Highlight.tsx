import type { ReactElement } from 'react';

import { highlightWords } from './highlight-words.ts';
import { match } from './PaletteItem.css.ts';

export interface HighlightProps {
  readonly text: string;
  /** Words that were searched for. */
  readonly search: string;
}

/** A text with the words that were searched for marked in it. */
export function Highlight({ text, search }: HighlightProps): ReactElement {
  return (
    <>
      {highlightWords(text, search).map((part) =>
        part.isMatch ? (
          <mark className={match} key={part.start}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </>
  );
}

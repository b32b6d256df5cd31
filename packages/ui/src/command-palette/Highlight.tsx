import type { ReactElement } from 'react';

import { highlightWords } from './highlight-words.ts';
import { match } from './PaletteItem.css.ts';

export interface HighlightProps {
  readonly text: string;
  /** The searched words. */
  readonly search: string;
}

/** A text with the searched words highlighted. */
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

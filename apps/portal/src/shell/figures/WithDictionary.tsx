import { figures, words, type Word } from '@vinrod/api-client/figures';
import type { ReactNode } from 'react';

import type { EntryName } from './entry-name.ts';

/** The dictionary as its readers see it: what each figure and hard word is called, and what it means. */
export type Dictionary = Readonly<Record<EntryName, Word>>;

/** Props of {@link WithDictionary}. */
export interface WithDictionaryProps {
  readonly children: (dictionary: Dictionary) => ReactNode;
}

const dictionary: Dictionary = { ...figures, ...words };

/** Gives the dictionary to what explains something. Large, and seldom asked for: {@link Dictionary} comes on demand. */
export function WithDictionary({ children }: WithDictionaryProps): ReactNode {
  return children(dictionary);
}

import type { Word } from '@vinrod/api-client/figures';
import type { ReactNode } from 'react';

import type { EntryName } from './entry-name.ts';

/** The dictionary as its readers see it: what each figure and hard word is called, and what it means. */
export type Dictionary = Readonly<Record<EntryName, Word>>;

/** Props of what gives a {@link Dictionary} to what explains something. Large, and seldom asked for: it comes on demand. */
export interface WithDictionaryProps {
  readonly children: (dictionary: Dictionary) => ReactNode;
}

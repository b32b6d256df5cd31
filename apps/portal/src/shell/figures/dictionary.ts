import type { Word } from '@vinrod/api-client/figures';
import type { ReactNode } from 'react';

import type { EntryName } from './entry-name.ts';

/** Dictionary in one language: name and meaning of each figure and difficult term. */
export type Dictionary = Readonly<Record<EntryName, Word>>;

/** Props of the components that provide a {@link Dictionary}. It is large and seldom needed, so it loads on demand. */
export interface WithDictionaryProps {
  readonly children: (dictionary: Dictionary) => ReactNode;
}

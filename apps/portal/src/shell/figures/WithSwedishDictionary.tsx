import { figures, words } from '@vinrod/api-client/figures';
import type { ReactNode } from 'react';

import type { Dictionary, WithDictionaryProps } from './dictionary.ts';

const dictionary: Dictionary = { ...figures, ...words };

/** Gives the dictionary of a Swedish page. */
export function WithSwedishDictionary({ children }: WithDictionaryProps): ReactNode {
  return children(dictionary);
}

import { inEnglish } from '@vinrod/api-client/figures';
import type { ReactNode } from 'react';

import type { WithDictionaryProps } from './dictionary.ts';

/** Gives the dictionary of an English page. */
export function WithEnglishDictionary({ children }: WithDictionaryProps): ReactNode {
  return children(inEnglish);
}

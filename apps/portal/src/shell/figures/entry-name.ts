import type { FigureName, WordName } from '@vinrod/api-client/figures';

/** Name of a figure or term in the dictionary. */
export type EntryName = FigureName | WordName;

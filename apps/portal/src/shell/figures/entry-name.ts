import type { FigureName, WordName } from '@vinrod/api-client/figures';

/** Names a figure or a hard word of the dictionary. */
export type EntryName = FigureName | WordName;

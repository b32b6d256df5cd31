import type { FieldProblem } from '../../server/api-error.ts';

/** What a file does not tell by itself, as the request tells it. */
export interface FileSettings {
  /** The supplier's key of the corporate group whose sites the file names. */
  readonly corporateGroup: string | null;
  /** Site ids by the names that the file has for them. */
  readonly siteIds: ReadonlyMap<string, string>;
  /** SEK for one EUR. */
  readonly sekPerEur: number | null;
  /** Price area that the measurements of a weather station stand for. */
  readonly priceArea: string | null;
}

/** A row found in a file, not yet checked against the contract, or what is wrong in the file. */
export type FileItem = { readonly line: number } & (
  | { readonly row: object }
  | { readonly problems: readonly FieldProblem[] }
);

/** A kind of file that others write. */
export interface FileFormat {
  /** Name by which people know it. */
  readonly name: string;
  /** Whether a file that begins like this is one. */
  readonly recognises: (beginning: string) => boolean;
  /** How the bytes of such a file are letters, when they are not UTF-8. */
  readonly encoding?: 'latin1';
  readonly read: (
    text: AsyncIterable<string>,
    settings: FileSettings,
  ) => AsyncGenerator<FileItem, void, undefined>;
}

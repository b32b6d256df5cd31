import type { InvoiceCategory } from '@vinrod/api-client/contract';
import type { FieldProblem } from '../../server/api-error.ts';
import type { InvoiceLedger } from '../invoices/invoice-ledger.ts';

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
  /** Customer number of the company that an invoice is for; null finds it by the buyer's identifiers. */
  readonly customerId: string | null;
  /** Categories of invoice lines by the supplier's article number. */
  readonly categories: ReadonlyMap<string, InvoiceCategory>;
  /** What the portal has already and an invoice refers to. */
  readonly ledger: InvoiceLedger;
}

/** A row found in a file, not yet checked against the contract, or what is wrong in the file. */
export type FileItem = { readonly line: number } & (
  | { readonly row: object; readonly original?: Uint8Array }
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
  /** Whether a file is one row whose bytes are kept, to be handed out again. */
  readonly keepsOriginal?: true;
  readonly read: (
    text: AsyncIterable<string>,
    settings: FileSettings,
  ) => AsyncGenerator<FileItem, void, undefined>;
}

import type { InvoiceCategory, InvoiceLine } from '@vinrod/api-client/contract';
import type { Text } from '@vinrod/locale/messages/texts';
import type { FieldProblem } from '../../server/api-error.ts';
import type { InvoiceLedger } from '../invoices/invoice-ledger.ts';
import type { CompanyKey, FileBuyer } from './peppol/buyer.ts';
import type { TableMapping } from './tables/mapping.ts';

/** What lines of an invoice sell, or an allowance or charge of it. */
export interface FileArticle {
  /** The seller's number of it; without one, that of the line. */
  readonly code: string;
  /** What the seller's next invoice has it under too: its number, or its name. */
  readonly article: string;
  readonly name: string;
  /** Unit of its quantity. */
  readonly unit: InvoiceLine['unit'];
  /** Whether a line of it cannot be stored without a category. */
  readonly isNeeded: boolean;
}

/** Who sent an invoice. */
export interface FileSeller {
  /** Its organisation number or another identifier. */
  readonly key: string;
  readonly name: string;
}

/** The category of an article; null when it is not known. */
export type CategoryOf = (article: Pick<FileArticle, 'code' | 'article'>) => InvoiceCategory | null;

/** What a file does not tell by itself, as the request tells it. */
export interface FileSettings {
  /** The supplier's key of the corporate group whose sites the file names. */
  readonly corporateGroup: string | null;
  /** Whether whoever takes the rows finds the corporate group of each by its site, so that no table has to tell it. */
  readonly findsCorporateGroup?: true;
  /** Site ids by the names that the file has for them. */
  readonly siteIds: ReadonlyMap<string, string>;
  /** SEK for one EUR. */
  readonly sekPerEur: number | null;
  /** Price area that the measurements of a weather station stand for. */
  readonly priceArea: string | null;
  /** Customer number of the company that an invoice is for; null finds it by the buyer's identifiers. */
  readonly customerId: string | null;
  /** Finds the categories of what an invoice sells. */
  readonly categoriesOf: (seller: FileSeller, articles: readonly FileArticle[]) => Promise<CategoryOf>;
  /** Finds the company that a buyer is whom its identifiers do not tell; null when it is not known. */
  readonly companyOf: (seller: FileSeller, buyer: FileBuyer) => Promise<CompanyKey | null>;
  /** What the portal has already and an invoice refers to. */
  readonly ledger: InvoiceLedger;
  /** What the columns of a table mean, where their heads do not tell. */
  readonly table?: TableMapping;
}

/** What somebody should know of a row that is read all the same. */
export interface FileNotice {
  /** An hour that a day with 25 of them does not have, or a column that nothing is known of. */
  readonly code: 'missing_hour' | 'unknown_column';
  /** The day, or the head of the column. */
  readonly subject: string;
  readonly text: Text;
}

/** A row found in a file, not yet checked against the contract, or what is wrong in the file. */
export type FileItem = { readonly line: number } & (
  | { readonly row: object; readonly original?: Uint8Array; readonly notices?: readonly FileNotice[] }
  | { readonly problems: readonly FieldProblem[] }
);

interface AnyFormat {
  /** Name by which people know it. */
  readonly name: string;
  /** Whether a file that begins like this is one. */
  readonly recognises: (beginning: string, bytes: Uint8Array) => boolean;
}

/** A kind of file whose bytes are not simply text. */
export interface ByteFormat extends AnyFormat {
  readonly readBytes: (
    body: AsyncIterable<Uint8Array>,
    settings: FileSettings,
  ) => AsyncGenerator<FileItem, void, undefined>;
}

/** A kind of file of text. */
export interface TextFormat extends AnyFormat {
  /** How the bytes of such a file are letters, when they are not UTF-8. */
  readonly encoding?: 'latin1';
  /** Whether a file is one row whose bytes are kept, to be handed out again. */
  readonly keepsOriginal?: true;
  readonly read: (
    text: AsyncIterable<string>,
    settings: FileSettings,
  ) => AsyncGenerator<FileItem, void, undefined>;
}

/** A kind of file that others write. */
export type FileFormat = TextFormat | ByteFormat;

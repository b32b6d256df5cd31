import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import type { Supplier } from '../../config/supplier.ts';
import { frameMessages } from './frame-messages.ts';

/** The sender's identity on every page of a document. */
export type Brand = Pick<
  Supplier,
  | 'name'
  | 'legalName'
  | 'organizationNumber'
  | 'address'
  | 'color'
  | 'logo'
  | 'logoRatio'
  | 'hasPortalMark'
  | 'fonts'
>;

/** Metadata and layout of a document. */
export interface DocumentDetails {
  /** Title of the document, which a reader shows instead of the file name. */
  readonly title: string;
  /** Shown on each page next to the sender, such as the corporate group and the period. */
  readonly context: string;
  readonly createdAt: Date;
  readonly language: Language;
  readonly brand: Brand;
  /** Portrait by default; always A4. */
  readonly layout?: 'portrait' | 'landscape';
}

/** The sender on one line: company, organisation number and address, as far as known. */
export function senderLine({ legalName, organizationNumber, address }: Brand, language: Language): string {
  const t = translator(frameMessages, language);
  const number = organizationNumber === null ? null : t('organizationNumber', { number: organizationNumber });
  return [legalName, number, address].filter((part) => part !== null).join(' \u00B7 ');
}

import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import type { Supplier } from '../../config/supplier.ts';
import { frameMessages } from './frame-messages.ts';

/** What every page of a document shows of its sender. */
export type Brand = Pick<
  Supplier,
  'name' | 'legalName' | 'organizationNumber' | 'address' | 'color' | 'logo'
>;

/** What a document is. */
export interface DocumentDetails {
  /** Title of the document, which a reader shows instead of the file's name. */
  readonly title: string;
  /** What each page says of itself beside the sender, such as the corporate group and the period. */
  readonly context: string;
  readonly createdAt: Date;
  readonly language: Language;
  readonly brand: Brand;
  /** Landscape when left out is portrait; always A4. */
  readonly layout?: 'portrait' | 'landscape';
}

/** The sender on one line: company, organisation number and address, as far as they are known. */
export function senderLine({ legalName, organizationNumber, address }: Brand, language: Language): string {
  const t = translator(frameMessages, language);
  const number = organizationNumber === null ? null : t('organizationNumber', { number: organizationNumber });
  return [legalName, number, address].filter((part) => part !== null).join(' \u00B7 ');
}

import type { InvoiceLine } from '@vinrod/api-client/contract';
import {
  unitsByCode,
  type PeppolCharge,
  type PeppolInvoice,
  type PeppolLine,
} from '../../../invoices/peppol/peppol-invoice.ts';
import type { FileArticle, FileSeller } from '../file-format.ts';
import { identityOf } from './buyer.ts';

/** Characters of a name by which an article or a seller is known. */
const longestName = 200;

/** Whether amounts in a unit are stored. */
export function isKnownUnit(code: string): code is keyof typeof unitsByCode {
  return Object.hasOwn(unitsByCode, code);
}

/** What a line sells. Its number in the document says nothing of the next one, so its name stands for a missing article number. */
export function articleOfLine(
  { id, article, name }: Pick<PeppolLine, 'id' | 'article' | 'name'>,
  unit: InvoiceLine['unit'],
): FileArticle {
  return {
    code: article ?? id,
    article: (article ?? name).slice(0, longestName),
    name,
    unit,
    isNeeded: unit === 'kWh',
  };
}

/** What an allowance or a charge is for. */
export function articleOfCharge({
  isCharge,
  reason,
  reasonCode,
}: Pick<PeppolCharge, 'isCharge' | 'reason' | 'reasonCode'>): FileArticle {
  const code = reasonCode ?? (isCharge ? 'TILLAGG' : 'AVDRAG');
  return {
    code,
    article: code.slice(0, longestName),
    name: reason ?? code,
    unit: 'st',
    isNeeded: false,
  };
}

/** What a document sells, each article once, as its first line has it. */
export function articlesOf({ lines, charges }: PeppolInvoice): readonly FileArticle[] {
  const all = [
    ...lines.flatMap((line) => [
      ...(isKnownUnit(line.unit) ? [articleOfLine(line, unitsByCode[line.unit].unit)] : []),
      ...line.charges.map(articleOfCharge),
    ]),
    ...charges.map(articleOfCharge),
  ];
  const found = new Map<string, FileArticle>();
  for (const one of all) {
    const before = found.get(one.article);
    // The same article may be sold by energy and by month.
    if (before === undefined || (one.isNeeded && !before.isNeeded)) found.set(one.article, one);
  }
  return [...found.values()];
}

/** Who sent a document. */
export function sellerOf({ seller }: PeppolInvoice): FileSeller {
  const { organizationNumbers, peppolIds } = identityOf(seller);
  const [key = seller.vatNumber ?? seller.name] = [...organizationNumbers, ...peppolIds];
  return { key: key.slice(0, longestName), name: seller.name.slice(0, longestName) };
}

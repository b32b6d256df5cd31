import type { InvoiceCategory } from '@vinrod/api-client/contract';
import { categoryTexts } from '../../invoices/files/texts.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { Queries } from '../../store/index.ts';
import { invoiceLedger } from '../invoices/invoice-ledger.ts';
import type { FileSettings } from './file-format.ts';
import { mappingOf } from './tables/index.ts';

function textAt(query: JsonRecord, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' ? value : null;
}

/** Pairs written as `name=value`, of which the name may have further equals signs. */
function pairsAt(query: JsonRecord, name: string): readonly (readonly [string, string])[] {
  const { [name]: pairs = [] } = query;
  return (Array.isArray(pairs) ? pairs.map(String) : []).map((pair) => {
    const place = pair.lastIndexOf('=');
    return [pair.slice(0, place), pair.slice(place + 1)];
  });
}

function isInvoiceCategory(text: string): text is InvoiceCategory {
  return Object.hasOwn(categoryTexts, text);
}

/** What a request tells of its file, by the query that the contract has checked. */
export function fileSettings(query: JsonRecord, db: Queries): FileSettings {
  const { sek_per_eur: rate } = query;
  const categories = new Map(
    pairsAt(query, 'category').flatMap(([article, category]) =>
      isInvoiceCategory(category) ? [[article, category]] : [],
    ),
  );
  return {
    corporateGroup: textAt(query, 'corporate_group'),
    siteIds: new Map(pairsAt(query, 'site')),
    sekPerEur: typeof rate === 'number' ? rate : null,
    priceArea: textAt(query, 'price_area'),
    customerId: textAt(query, 'customer_id'),
    categoriesOf: () => Promise.resolve(({ code }) => categories.get(code) ?? null),
    companyOf: () => Promise.resolve(null),
    ledger: invoiceLedger(db),
    table: mappingOf(query),
  };
}

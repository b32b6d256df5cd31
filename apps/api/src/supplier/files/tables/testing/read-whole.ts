import type { FileItem, FileSettings } from '../../file-format.ts';
import type { TableKind } from '../fields.ts';
import type { TableMapping } from '../mapping.ts';
import { readTable } from '../read-table.ts';

/** Settings of a file of meter values of one corporate group. */
export const ofGroup: FileSettings = {
  corporateGroup: 'K-1048',
  siteIds: new Map(),
  sekPerEur: null,
  priceArea: null,
  customerId: null,
  categoriesOf: () => Promise.resolve(() => null),
  companyOf: () => Promise.resolve(null),
  ledger: { companiesLike: () => Promise.resolve([]), bankgiroOf: () => Promise.resolve(null) },
};

/** What a request tells that names no corporate group. */
export const ofNoGroup: FileSettings = { ...ofGroup, corporateGroup: null };

/** A file in pieces of this size, as a network may bring it. */
export async function* inPieces(
  bytes: Uint8Array,
  size: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

/** What a table is read as. */
export interface WholeReading {
  readonly kind?: TableKind;
  readonly mapping?: TableMapping;
  readonly settings?: Partial<FileSettings>;
  readonly pieceSize?: number;
}

/** Everything that a table is read as. */
export async function readWhole(
  content: string | Uint8Array,
  { kind = 'meter_values', mapping = {}, settings = {}, pieceSize = 4096 }: WholeReading = {},
): Promise<readonly FileItem[]> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const items: FileItem[] = [];
  for await (const item of readTable(inPieces(bytes, pieceSize), kind, mapping, { ...ofGroup, ...settings }))
    items.push(item);
  return items;
}

/** The rows among items. */
export function rowsOf(items: readonly FileItem[]): readonly object[] {
  return items.flatMap((item) => ('row' in item ? [item.row] : []));
}

/** The problems among items: line, field and Swedish text. */
export function problemsOf(items: readonly FileItem[]): readonly string[] {
  return items.flatMap((item) =>
    'problems' in item
      ? item.problems.map(
          ({ field, texts }) => `${item.line} [${field}] ${texts.map(({ sv }) => sv).join(' ')}`,
        )
      : [],
  );
}

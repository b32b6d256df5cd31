import type { ZipEntry } from '../../files/zip.ts';
import { refused } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import { Turn } from '../../server/yield-to-event-loop.ts';
import { printInvoice } from '../download-invoice.ts';
import type { InvoiceRow } from '../invoice.ts';
import type { SelectedInvoices } from './choice.ts';
import { invoiceFileRefusals } from './texts.ts';

/**
 * Most pdfs in one file: a year of twelve companies, and half a minute of making them. The contract and the portal tell
 * it.
 */
const MOST_PDFS = 200;

async function* printed(deps: Deps, invoice: InvoiceRow): AsyncGenerator<Uint8Array, void, void> {
  yield* await printInvoice(deps, invoice);
}

/** Longest name of a folder: what every system takes, with room for what is inside. */
const longestFolder = 60;

/** A name of a corporate group as systems take it for a folder. */
function folderName(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[<>:"/\\|?*\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestFolder)
    .toWellFormed()
    .replaceAll(/^[. ]+|[. \uFFFD]+$/g, '');
  return plain === '' ? 'Koncern' : plain;
}

/** Names of folders, one for each corporate group: two of the same name have their number behind it. */
class Folders {
  readonly #byCorporateGroup = new Map<string, string>();
  readonly #taken = new Map<string, number>();

  of({ corporate_group_id: id, corporate_group_name: name }: InvoiceRow): string {
    const known = this.#byCorporateGroup.get(id);
    if (known !== undefined) return known;
    const plain = folderName(name);
    const number = (this.#taken.get(plain.toLowerCase()) ?? 0) + 1;
    this.#taken.set(plain.toLowerCase(), number);
    const folder = number === 1 ? plain : `${plain} (${number})`;
    this.#byCorporateGroup.set(id, folder);
    return folder;
  }
}

/**
 * The pdfs of invoices, made one after the other while the file is sent.
 *
 * @param inFolders - Whether each corporate group has a folder of its own: numbers of invoices are its own too.
 * @throws ApiError 422 when there are too many.
 */
export function invoicePdfs(
  deps: Deps,
  { count, read }: SelectedInvoices,
  inFolders: boolean,
): AsyncGenerator<ZipEntry, void, void> {
  if (count > MOST_PDFS) throw refused(invoiceFileRefusals.tooManyPdfs({ count, most: MOST_PDFS }));
  return entries();

  async function* entries(): AsyncGenerator<ZipEntry, void, void> {
    const turn = new Turn();
    const folders = new Folders();
    for await (const invoice of await read()) {
      if (turn.isOver) await turn.next();
      const folder = inFolders ? `${folders.of(invoice)}/` : '';
      yield { name: `${folder}Faktura-${invoice.invoice_number}.pdf`, content: printed(deps, invoice) };
    }
  }
}

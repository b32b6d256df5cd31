import type { ZipEntry } from '../../files/zip.ts';
import { refused } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import { Turn } from '../../server/yield-to-event-loop.ts';
import { printInvoice } from '../download-invoice.ts';
import type { InvoiceRow } from '../invoice.ts';
import type { SelectedInvoices } from './choice.ts';
import { invoiceFileRefusals } from './texts.ts';

/**
 * Maximum PDFs in one file: a year of twelve companies, made in half a minute. The contract and the portal state it.
 */
const mostPdfs = 200;

async function* printed(deps: Deps, invoice: InvoiceRow): AsyncGenerator<Uint8Array, void, void> {
  yield* await printInvoice(deps, invoice);
}

/** Maximum length of a folder name that every system accepts, with room for the files inside. */
const longestFolder = 60;

/** Turns the name of a corporate group into a valid folder name. */
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

/** Folder names, one per corporate group; equal names get a number appended. */
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
 * The PDFs of invoices, made one by one while the file is sent.
 *
 * @param inFolders - Whether each corporate group has its own folder, because invoice numbers are unique only within
 * one.
 * @throws ApiError 422 when there are too many.
 */
export function invoicePdfs(
  deps: Deps,
  { count, read }: SelectedInvoices,
  inFolders: boolean,
): AsyncGenerator<ZipEntry, void, void> {
  if (count > mostPdfs) throw refused(invoiceFileRefusals.tooManyPdfs({ count, most: mostPdfs }));
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

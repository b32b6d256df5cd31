import { sql, type RawBuilder } from 'kysely';
import { batchSize, readBatches } from '../../files/read-batches.ts';
import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { InvoiceRow } from '../invoice.ts';
import { askedInvoices, type InvoiceFilters } from '../asked-invoices.ts';

/** Query for files of invoices: the filters of the list, or single invoices. */
export interface InvoiceChoice extends InvoiceFilters {
  /** Single invoices by their number within a corporate group, or by uuid over every corporate group. */
  readonly invoice?: readonly number[] | readonly string[];
}

/** An invoice in a file. */
export type ExportedInvoice = InvoiceRow & {
  /** Number of the credited invoice. */
  readonly credits_number: string | null;
};

/** The invoices for a file. */
export interface SelectedInvoices {
  readonly count: number;
  readonly lineCount: number;
  /** Öre, as in {@link InvoiceRow}. */
  readonly sums: Readonly<Record<'net_ore' | 'vat_ore' | 'total_ore' | 'remaining_ore', number>>;
  /** All of them, newest first, batch by batch. */
  read(): Promise<AsyncGenerator<ExportedInvoice, void, void>>;
}

type SummedName = 'count' | 'line_count' | keyof SelectedInvoices['sums'];

/** Counts and sums of one corporate group. */
type Counted = Readonly<Record<SummedName, number>> & {
  readonly corporate_group_id: string;
  /** Serial of the newest one; later invoices have higher ones. */
  readonly newest: number;
};

/** Leaves out invoices issued after the count, so that every sheet matches the sums. */
async function* issuedUntil(
  invoices: AsyncIterable<ExportedInvoice>,
  newest: ReadonlyMap<string, number>,
): AsyncGenerator<ExportedInvoice, void, void> {
  for await (const invoice of invoices)
    if (invoice.serial <= (newest.get(invoice.corporate_group_id) ?? 0)) yield invoice;
}

/** Condition on `invoice`: it is one of the named ones. */
function isNamed(named: readonly (number | string)[]): RawBuilder<boolean> {
  const ids = named.filter((name) => typeof name === 'string');
  if (ids.length > 0) return sql<boolean>`invoice.id = any(${ids}::uuid[])`;
  return sql<boolean>`invoice.serial = any(${[...named]}::int[])`;
}

/**
 * The invoices requested for a file that the caller may see.
 *
 * @throws ApiError 404 when the caller may not see the corporate group, the company, the site or one of the named invoices;
 * 400 when the period ends before it starts.
 */
export async function selectedInvoices(
  deps: Deps,
  caller: Caller,
  choice: InvoiceChoice,
): Promise<SelectedInvoices> {
  const { db } = deps.database;
  const { asked } = await askedInvoices(deps, caller, choice);
  const named =
    choice.invoice === undefined
      ? undefined
      : [...new Set(choice.invoice.map((name) => (typeof name === 'string' ? name.toLowerCase() : name)))];
  const selected = named === undefined ? asked : asked.where(isNamed(named));
  const { rows } = await sql<Counted>`
    select invoice.corporate_group_id, max(invoice.serial) as newest, count(*) as count,
      coalesce(sum((select count(*) from invoice_line line where line.corporate_group_id = invoice.corporate_group_id
        and line.invoice_id = invoice.id)), 0)::bigint as line_count,
      coalesce(sum(net_ore), 0)::bigint as net_ore, coalesce(sum(vat_ore), 0)::bigint as vat_ore,
      coalesce(sum(total_ore), 0)::bigint as total_ore, coalesce(sum(remaining_ore), 0)::bigint as remaining_ore
    from ${selected} as invoice group by invoice.corporate_group_id`.execute(db);
  const newest = new Map(rows.map((row) => [row.corporate_group_id, row.newest]));
  const sumOf = (name: SummedName): number => rows.reduce((sum, row) => sum + row[name], 0);
  const count = sumOf('count');
  if (named !== undefined && count !== named.length) throw notFound();
  return {
    count,
    lineCount: sumOf('line_count'),
    sums: {
      net_ore: sumOf('net_ore'),
      vat_ore: sumOf('vat_ore'),
      total_ore: sumOf('total_ore'),
      remaining_ore: sumOf('remaining_ore'),
    },
    read: async () => {
      const batches = await readBatches<ExportedInvoice>((after) => {
        const ordered = selected
          .select(
            sql<string | null>`(select credited.invoice_number from invoice credited
              where credited.corporate_group_id = invoice.corporate_group_id
                and credited.id = invoice.credits_invoice_id)`.as('credits_number'),
          )
          .orderBy('invoice.invoice_date', 'desc')
          .orderBy('invoice.serial', 'desc')
          .orderBy('invoice.corporate_group_id', 'desc')
          .limit(batchSize);
        if (after === null) return ordered.execute();
        return ordered
          .where(
            sql<boolean>`(invoice.invoice_date, invoice.serial, invoice.corporate_group_id)
              < (${after.invoice_date}::date, ${after.serial}::int, ${after.corporate_group_id}::uuid)`,
          )
          .execute();
      });
      return issuedUntil(batches, newest);
    },
  };
}

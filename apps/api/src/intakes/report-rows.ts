import type { Text } from '@vinrod/locale/messages/texts';
import type { FieldProblem } from '../server/api-error.ts';
import type { JsonRecord } from '../server/json-document.ts';
import type { Queries } from '../store/database.ts';
import { insertRows } from '../store/insert-rows.ts';
import type { IntakeRowTable } from '../store/schema/intakes.ts';
import { intakeTexts } from './texts.ts';

/** The most rows that a report has. */
export const mostReported = 100_000;

/** Characters of what was read that are kept. */
const longestRead = 200;

/** Where a row is in its file. */
interface Place {
  readonly item: number;
  readonly line: number;
  readonly row: JsonRecord | null;
}

interface ReportRow {
  readonly item: number;
  readonly line: number;
  readonly outcome: IntakeRowTable['outcome'];
  readonly field: string;
  readonly read: string;
  readonly text: Text;
  readonly count: number;
  readonly ranges: readonly (readonly [number, number])[] | null;
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longestRead) : '';
}

/** Rows of a batch that the report of its file tells of. */
export class ReportRows {
  readonly #intakeId: string;
  readonly #before: number;
  readonly #rows: ReportRow[] = [];

  /** @param before - rows that the report has already */
  constructor(intakeId: string, before: number) {
    this.#intakeId = intakeId;
    this.#before = before;
  }

  get length(): number {
    return this.#rows.length;
  }

  #add({ item, line }: Place, row: Omit<ReportRow, 'item' | 'line'>): void {
    // What stands out is also what is chosen about, so that it is kept however much there is.
    if (this.#before + this.#rows.length < mostReported || row.ranges !== null)
      this.#rows.push({ item, line, ...row });
  }

  refused(place: Place, { field, texts }: FieldProblem, count: number): void {
    const [text] = texts;
    if (text === undefined) return;
    const read = shown(place.row?.[field]);
    this.#add(place, { outcome: 'refused', field, read, text, count, ranges: null });
  }

  unknown(place: Place, read: string, count: number): void {
    const text = intakeTexts.unknownSite;
    this.#add(place, { outcome: 'unknown_site', field: 'site_id', read, text, count, ranges: null });
  }

  standsOut(
    place: Place,
    read: string,
    { count, ranges }: { readonly count: number; readonly ranges: ReportRow['ranges'] },
  ): void {
    const text = intakeTexts.much;
    this.#add(place, { outcome: 'much_higher', field: 'kwh', read, text, count, ranges });
  }

  changed(place: Place, read: string, count: number): void {
    const text = intakeTexts.changed;
    this.#add(place, { outcome: 'changed', field: '', read, text, count, ranges: null });
  }

  /** Keeps them with the file. */
  async keep(db: Queries): Promise<void> {
    await insertRows(
      db,
      'intake_row',
      this.#rows.map((row) => ({ intake_id: this.#intakeId, ...row })),
    );
  }
}

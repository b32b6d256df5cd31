import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import type { Sheet } from '../files/sheet.ts';
import { numberColumn, sheetOf, textColumn, type SheetTable } from '../files/typed-sheet.ts';
import type { Queries } from '../store/database.ts';
import { mostReported } from './report-rows.ts';
import { intakeTexts } from './texts.ts';

interface Reported {
  readonly line: number;
  readonly outcome: 'refused' | 'unknown_site' | 'much_higher' | 'changed';
  readonly field: string;
  readonly read: string;
  readonly count: number;
  readonly text: Text;
}

const outcomeTexts: Readonly<Record<Reported['outcome'], Text>> = {
  refused: intakeTexts.refused,
  unknown_site: intakeTexts.waiting,
  much_higher: intakeTexts.stoodOut,
  changed: intakeTexts.replaced,
};

const report: SheetTable<Reported> = {
  name: intakeTexts.report,
  columns: [
    numberColumn(intakeTexts.line, 0, ({ line }) => line),
    textColumn(intakeTexts.field, 20, ({ field }) => field),
    textColumn(intakeTexts.read, 30, ({ read }) => read),
    textColumn(intakeTexts.outcome, 26, ({ outcome }, language) => outcomeTexts[outcome][language]),
    numberColumn(intakeTexts.count, 0, ({ count }) => count),
    textColumn(intakeTexts.reason, 60, ({ text }, language) => text[language]),
  ],
};

/** Rows that are read at a time. */
const batchSize = 1000;

async function* reported(db: Queries, id: string): AsyncGenerator<Reported, void, undefined> {
  let last = 0;
  for (let count = 0; count < mostReported; count += batchSize) {
    const rows = await db
      .selectFrom('intake_row')
      .select(['intake_row.id', 'line', 'outcome', 'field', 'read', 'count'])
      .select((eb) => eb.ref('text').$castTo<Text>().as('text'))
      .where('intake_id', '=', id)
      .where('intake_row.id', '>', last)
      .orderBy('intake_row.id')
      .limit(batchSize)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

/** What became of the rows of a file, as a table that is read while it is written. */
export function intakeReport(db: Queries, id: string, language: Language): Sheet {
  return sheetOf(report, reported(db, id), language);
}

import type { Cell, Sheet } from '../../files/sheet.ts';
import { sheetOf, textColumn, type SheetTable } from '../../files/typed-sheet.ts';
import { formatDay } from '@vinrod/locale/day';
import { dayMs } from '@vinrod/locale/clock';
import { clockText } from '../../files/clock-text.ts';
import { localTime, minuteOfDay } from '../../files/local-time.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { toSek } from '../sek.ts';
import type { AskedNames } from './asked-names.ts';
import type { SelectedInvoices, InvoiceChoice } from './choice.ts';
import { invoiceFileTexts as texts, statusTexts } from './texts.ts';

interface Row {
  readonly item: string;
  readonly value: Cell;
  readonly text: string | null;
}

const table: SheetTable<Row> = {
  name: texts.choice,
  columns: [
    textColumn(texts.item, 30, ({ item }) => item),
    {
      heading: texts.value,
      width: 20,
      format: { kind: 'number', decimals: 2 },
      cell: ({ value }) => value,
    },
    textColumn(texts.text, 60, ({ text }) => text),
  ],
};

/** Query that a workbook was made from. */
export interface DescribedSelection {
  /** Without a corporate group: all that the caller may see. */
  readonly names: AskedNames;
  readonly choice: InvoiceChoice;
  readonly selected: SelectedInvoices;
  readonly createdAt: Date;
}

function momentText(instant: number): string {
  const local = localTime(instant);
  return `${formatDay(Math.floor(local / dayMs))} ${clockText(minuteOfDay(local))}`;
}

/** Sheet with the query of a workbook and its sums, for colleagues who get the file. */
export function choiceSheet(
  { names, choice, selected, createdAt }: DescribedSelection,
  language: Language,
): Sheet {
  const textRow = (key: keyof typeof texts, text: string): Row => ({
    item: texts[key][language],
    value: null,
    text,
  });
  const figure = (key: keyof typeof texts, value: Cell): Row => ({
    item: texts[key][language],
    value,
    text: null,
  });
  const { start_date: start, end_date: end, status, search, invoice } = choice;
  const isEveryAge = start === undefined && end === undefined;
  const { sums } = selected;
  return sheetOf(
    table,
    [
      textRow('corporateGroup', names.corporateGroup ?? texts.everyCorporateGroup[language]),
      ...(names.company === null ? [] : [textRow('company', names.company)]),
      ...(names.site === null ? [] : [textRow('site', names.site)]),
      textRow('period', isEveryAge ? texts.everyAge[language] : `${start ?? ''} – ${end ?? ''}`),
      textRow('status', status === undefined ? texts.everyStatus[language] : statusTexts[status][language]),
      ...(search === undefined || search.trim() === '' ? [] : [textRow('search', search.trim())]),
      ...(invoice === undefined ? [] : [figure('selected', { whole: selected.count })]),
      figure('invoiceCount', { whole: selected.count }),
      figure('net', toSek(sums.net_ore)),
      figure('vat', toSek(sums.vat_ore)),
      figure('total', toSek(sums.total_ore)),
      figure('remaining', toSek(sums.remaining_ore)),
      textRow('createdAt', momentText(createdAt.getTime())),
    ],
    language,
  );
}

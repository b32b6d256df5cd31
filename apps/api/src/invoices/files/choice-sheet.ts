import type { Cell, Sheet } from '../../files/sheet.ts';
import { sheetOf, textColumn, type SheetTable } from '../../files/typed-sheet.ts';
import { formatDay } from '@vinrod/locale/day';
import { DAY_MS } from '@vinrod/locale/clock';
import { clockText } from '../../files/clock-text.ts';
import { localTime, minuteOfDay } from '../../files/local-time.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { toSek } from '../sek.ts';
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

/** What a workbook of invoices was made of. */
export interface ToldChoice {
  /** Name of the corporate group; null is every one that the caller sees. */
  readonly corporateGroup: string | null;
  readonly choice: InvoiceChoice;
  readonly selected: SelectedInvoices;
  readonly createdAt: Date;
}

function momentText(instant: number): string {
  const local = localTime(instant);
  return `${formatDay(Math.floor(local / DAY_MS))} ${clockText(minuteOfDay(local))}`;
}

/** Which invoices a workbook holds, and their sums: what a colleague who gets the file needs to know. */
export function choiceSheet(
  { corporateGroup, choice, selected, createdAt }: ToldChoice,
  language: Language,
): Sheet {
  const told = (key: keyof typeof texts, text: string): Row => ({
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
      told('corporateGroup', corporateGroup ?? texts.everyCorporateGroup[language]),
      told('period', isEveryAge ? texts.everyAge[language] : `${start ?? ''} – ${end ?? ''}`),
      told('status', status === undefined ? texts.everyStatus[language] : statusTexts[status][language]),
      ...(search === undefined || search.trim() === '' ? [] : [told('search', search.trim())]),
      ...(invoice === undefined ? [] : [figure('selected', { whole: selected.count })]),
      figure('invoiceCount', { whole: selected.count }),
      figure('net', toSek(sums.net_ore)),
      figure('vat', toSek(sums.vat_ore)),
      figure('total', toSek(sums.total_ore)),
      figure('remaining', toSek(sums.remaining_ore)),
      told('createdAt', momentText(createdAt.getTime())),
    ],
    language,
  );
}

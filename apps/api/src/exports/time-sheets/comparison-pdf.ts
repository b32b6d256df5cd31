import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import { formatDay } from '@vinrod/locale/day';
import type { Period } from '../../energy/period.ts';
import type { ConsumptionChange } from '../../energy/period-comparison.ts';
import { daysText, missing, numberText } from '../../files/pdf/swedish-text.ts';
import type { TableColumn, TableRow } from '../../files/pdf/table.ts';
import type { PdfWriter } from '../../files/pdf/writer.ts';
import { gapText, type ComparedPeriods } from './comparison-sheet.ts';
import { timeSheetPdfMessages as messages } from './pdf-messages.ts';
import { timeSheetTexts as texts } from './texts.ts';

function right(heading: string, width: number): TableColumn {
  return { heading, width, align: 'right' };
}

const columns = (language: Language): readonly TableColumn[] => [
  { heading: texts.site[language], width: 2, align: 'left' },
  right(texts.consumption[language], 1.2),
  right(texts.comparedKwh[language], 1.3),
  right(texts.changeKwh[language], 1.1),
  right(messages[language].changeCost, 1.1),
  right(texts.changePercent[language], 1.5),
];

function numberOr(value: number | null, decimals: number): string {
  return value === null ? missing : numberText(value, decimals);
}

/** A number that always has a sign. */
function signed(value: number | null, decimals: number): string {
  const text = numberOr(value, decimals);
  return value !== null && value > 0 ? `+${text}` : text;
}

function cells(name: string, change: ConsumptionChange, language: Language): readonly string[] {
  return [
    name,
    numberOr(change.kwh, 3),
    numberOr(change.previous_kwh, 3),
    signed(change.change_kwh, 3),
    signed(change.change_sek, 2),
    gapText(change, language) ?? signed(change.change_percent, 2),
  ];
}

function* rows({ comparison }: ComparedPeriods, language: Language): Generator<TableRow, void, void> {
  for (const { site, change } of comparison.sites) yield { cells: cells(site.name, change, language) };
  yield { kind: 'sum', cells: cells(texts.sum[language], comparison.total, language) };
}

function days({ first, last }: Period): string {
  return daysText(formatDay(first), formatDay(last));
}

/** Writes each site and the total in two periods, with the change or the reason for its absence. */
export async function* writeComparison(
  pdf: PdfWriter,
  compared: ComparedPeriods,
  language: Language,
): AsyncGenerator<void, void, void> {
  pdf.space(14);
  pdf.heading(texts.comparison[language]);
  const periods = { period: days(compared.period), other: days(compared.comparison.source) };
  pdf.text(translator(messages, language)('compared', periods), 'small');
  pdf.space(4);
  yield* pdf.table({
    columns: columns(language),
    rows: rows(compared, language),
    summary: texts.comparison[language],
  });
}

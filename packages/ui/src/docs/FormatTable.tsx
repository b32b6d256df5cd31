import type { ReactElement } from 'react';

import {
  defaultPeriod,
  downloadName,
  formatCurrent,
  formatDateTime,
  formatEmission,
  formatEmissionFactor,
  formatEnergy,
  formatFileSize,
  formatHourSpan,
  formatTextHourSpan,
  formatLongDate,
  formatLongPeriod,
  formatMoney,
  formatMonth,
  formatMonthRange,
  formatNumber,
  formatOrganizationNumber,
  formatPercent,
  formatPeriod,
  formatPhoneNumber,
  formatPostcode,
  formatPower,
  formatPrice,
  formatTextTime,
  formatWeek,
  isGsrn,
  isOrganizationNumber,
  isoWeekOf,
  normalizeSiteId,
  parseNumber,
  parseTypedDate,
  parseTypedMonth,
  phoneLink,
  withPercentageMargin,
} from '../format/index.ts';
import { useTableWords } from './table-words.ts';
import { ValueTable } from './ValueTable.tsx';

type Example = readonly [call: string, result: string];

const morning = '2026-10-25T07:00:00+01:00';

const examples = {
  numbers: [
    ['formatNumber(1284560.5)', formatNumber(1_284_560.5)],
    ['formatNumber(-4.2)', formatNumber(-4.2)],
    ['formatNumber(null)', formatNumber(null)],
    ['formatEnergy(1284560)', formatEnergy(1_284_560)],
    ["formatEnergy(1284560, { unit: 'kWh' })", formatEnergy(1_284_560, { unit: 'kWh' })],
    ['formatPower(119.6, { decimals: 1 })', formatPower(119.6, { decimals: 1 })],
    ['formatCurrent(63)', formatCurrent(63)],
    ['formatMoney(18450.5)', formatMoney(18_450.5)],
    ['formatPrice(84.32)', formatPrice(84.32)],
    ['formatPercent(12.5)', formatPercent(12.5)],
    ['formatEmission(59713)', formatEmission(59_713)],
    ['formatEmissionFactor(464.79)', formatEmissionFactor(464.79)],
    ['formatFileSize(1048576)', formatFileSize(1_048_576)],
  ],
  dates: [
    ["formatLongDate('2026-10-31')", formatLongDate('2026-10-31')],
    ["formatMonth('2026-10')", formatMonth('2026-10')],
    ["formatMonthRange('2026-04', '2026-09')", formatMonthRange('2026-04', '2026-09')],
    [
      "formatPeriod({ start: '2026-04-01', end: '2026-09-30' })",
      formatPeriod({ start: '2026-04-01', end: '2026-09-30' }),
    ],
    [
      "formatLongPeriod({ start: '2026-04-01', end: '2026-09-30' })",
      formatLongPeriod({ start: '2026-04-01', end: '2026-09-30' }),
    ],
    ["formatWeek(isoWeekOf('2026-12-31'))", formatWeek(isoWeekOf('2026-12-31'))],
    [`formatDateTime('${morning}')`, formatDateTime(morning)],
    [`formatTextTime('${morning}')`, formatTextTime(morning)],
    [`formatHourSpan('${morning}')`, formatHourSpan(morning)],
    [`formatTextHourSpan('${morning}')`, formatTextHourSpan(morning)],
    ["defaultPeriod('2026-11-20')", formatPeriod(defaultPeriod('2026-11-20'))],
  ],
  identifiers: [
    ["formatOrganizationNumber('5566778899')", formatOrganizationNumber('5566778899')],
    ["isOrganizationNumber('556677-8899')", String(isOrganizationNumber('556677-8899'))],
    ["normalizeSiteId('735999 0000 0001 0012')", normalizeSiteId('735999 0000 0001 0012')],
    ["isGsrn('735999000000010012')", String(isGsrn('735999000000010012'))],
    ["formatPostcode('97238')", formatPostcode('97238')],
    ["formatPhoneNumber('0701740605')", formatPhoneNumber('0701740605')],
    ["phoneLink('0701740605')", phoneLink('0701740605')],
    [
      "downloadName(null, 'application/pdf', 1793000000000)",
      downloadName(null, 'application/pdf', 1_793_000_000_000),
    ],
  ],
  parsing: [
    ["parseNumber('1 284,5')", String(parseNumber('1 284,5'))],
    ["parseNumber('−4.2')", String(parseNumber('−4.2'))],
    ["parseNumber('tolv')", String(parseNumber('tolv'))],
    ["parseTypedDate('31/10 2026')", String(parseTypedDate('31/10 2026'))],
    ["parseTypedMonth('okt 2026')", String(parseTypedMonth('okt 2026'))],
    ['withPercentageMargin(100)', String(withPercentageMargin(100))],
    ['withPercentageMargin(-3)', String(withPercentageMargin(-3))],
  ],
} as const satisfies Readonly<Record<string, readonly Example[]>>;

export interface FormatTableProps {
  readonly group: keyof typeof examples;
}

/** Calls of the format entry with their actual results. */
export function FormatTable({ group }: FormatTableProps): ReactElement {
  return (
    <ValueTable
      {...useTableWords(group)}
      rows={examples[group].map(([call, result]) => [<code key={call}>{call}</code>, result])}
    />
  );
}

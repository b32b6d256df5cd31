import type { IntakeFormat, IntakeSummary } from '@vinrod/api-client';
import { addDays, formatDate, formatDateTime, formatTime, MISSING, type LocalDate } from '@vinrod/ui/format';

import { t } from '../texts.ts';

/** Formats by the names they have in every language. */
const formatNames: Readonly<Record<IntakeFormat, string>> = {
  mscons: 'MSCONS',
  utilts: 'UTILTS',
  green_button: 'Green Button',
  entsoe: 'ENTSO-E',
  smhi: 'SMHI',
  csv: 'csv',
  xlsx: 'xlsx',
  peppol: 'Peppol',
};

/** Formats that are recognised by their content, beside tables. */
export const marketFormats = 'MSCONS, UTILTS E66, Green Button, ENTSO-E, SMHI, Peppol';

/** Rows that are one value each. */
const valueKinds: ReadonlySet<string | null> = new Set(['meter_values', 'spot_prices', 'temperatures']);

/** Whether the rows of a file are values of an hour or a quarter. */
export function hasValues({ kind }: Pick<IntakeSummary, 'kind'>): boolean {
  return valueKinds.has(kind);
}

/** What a file is: "Fakturor, Peppol"; a dash when it was not recognised. */
export function kindText({ kind, format }: Pick<IntakeSummary, 'kind' | 'format'>): string {
  const words = [
    ...(kind === null ? [] : [t(`intakes.kind.${kind}`)]),
    ...(format === null ? [] : [formatNames[format]]),
  ];
  return words.length === 0 ? MISSING : words.join(', ');
}

/** The door that a file came in by, or who sent it. */
export function sourceText({
  source,
  created_by: name,
}: Pick<IntakeSummary, 'source' | 'created_by'>): string {
  return source === 'portal' ? name : t(`intakes.source.${source}`);
}

/** A moment near today in words, "i dag 13:12", and others in full. */
export function momentText(at: string, today: LocalDate): string {
  const day = formatDate(at);
  if (day === today) return t('intakes.today', { time: formatTime(at) });
  if (day === addDays(today, -1)) return t('intakes.yesterday', { time: formatTime(at) });
  return formatDateTime(at);
}

import { QUALITY_CODE } from '../../energy/meter-day/meter-day.ts';
import type { Language, Text } from '../../server/text.ts';

/** Names of sheets, headings and values of the hour report (domain.md 3.3 and 3.4). */
export const timeSheetTexts = {
  report: { sv: 'Timrapport', en: 'Time report' },
  keyFigures: { sv: 'Nyckeltal', en: 'Key figures' },
  siteId: { sv: 'Anläggnings-id', en: 'Site id' },
  site: { sv: 'Anläggning', en: 'Site' },
  date: { sv: 'Datum', en: 'Date' },
  time: { sv: 'Tid', en: 'Time' },
  offset: { sv: 'UTC-avvikelse', en: 'UTC offset' },
  consumption: { sv: 'Förbrukning (kWh)', en: 'Consumption (kWh)' },
  total: { sv: 'Summa (kWh)', en: 'Total (kWh)' },
  power: { sv: 'Effekt (kW)', en: 'Power (kW)' },
  spotPrice: { sv: 'Spotpris (öre/kWh)', en: 'Spot price (öre/kWh)' },
  cost: { sv: 'Kostnad (kr exkl. moms)', en: 'Cost (SEK excl. VAT)' },
  temperature: { sv: 'Temperatur (°C)', en: 'Temperature (°C)' },
  quality: { sv: 'Kvalitet', en: 'Quality' },
  maxPower: { sv: 'Högsta effekt (kW)', en: 'Highest power (kW)' },
  maxAt: { sv: 'Högsta effekt, tidpunkt', en: 'Highest power, time' },
  minPower: { sv: 'Lägsta effekt (kW)', en: 'Lowest power (kW)' },
  baseLoad: { sv: 'Grundlast (kW)', en: 'Base load (kW)' },
  loadFactor: { sv: 'Lastfaktor (%)', en: 'Load factor (%)' },
  missing: { sv: 'Saknade värden', en: 'Missing values' },
  estimated: { sv: 'Beräknade värden', en: 'Estimated values' },
  period: { sv: 'Period', en: 'Period' },
  tooLarge: {
    sv: 'Rapporten blir för stor. Välj en kortare period eller färre anläggningar.',
    en: 'The report would be too large. Choose a shorter period or fewer sites.',
  },
} as const satisfies Readonly<Record<string, Text>>;

const qualityTexts: readonly (readonly [number, Text])[] = [
  [QUALITY_CODE.measured, { sv: 'Uppmätt', en: 'Measured' }],
  [QUALITY_CODE.corrected, { sv: 'Korrigerad', en: 'Corrected' }],
  [QUALITY_CODE.estimated, { sv: 'Beräknad', en: 'Estimated' }],
  [QUALITY_CODE.missing, { sv: 'Saknas', en: 'Missing' }],
];

const byCode = new Map(qualityTexts);

/** A quality in words, by its code. */
export function qualityText(code: number, language: Language): string {
  return byCode.get(code)?.[language] ?? '';
}

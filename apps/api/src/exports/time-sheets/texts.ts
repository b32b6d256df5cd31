import type { ValueQuality } from '../../energy/meter-day/value-quality.ts';
import type { SheetResolution } from '../../energy/time-sheets/row-spans.ts';
import type { Language, Text } from '../../server/text.ts';

/** Names of sheets, headings and values of the hour report (domain.md 3.3 and 3.4). */
export const timeSheetTexts = {
  keyFigures: { sv: 'Nyckeltal', en: 'Key figures' },
  chart: { sv: 'Diagram', en: 'Chart' },
  chartOf: { sv: 'linjediagram över bladet', en: 'line chart of the sheet' },
  siteId: { sv: 'Anläggnings-id', en: 'Site id' },
  site: { sv: 'Anläggning', en: 'Site' },
  date: { sv: 'Datum', en: 'Date' },
  from: { sv: 'Från och med', en: 'From' },
  to: { sv: 'Till och med', en: 'To' },
  time: { sv: 'Tid', en: 'Time' },
  offset: { sv: 'UTC-avvikelse', en: 'UTC offset' },
  consumption: { sv: 'Förbrukning (kWh)', en: 'Consumption (kWh)' },
  total: { sv: 'Summa (kWh)', en: 'Total (kWh)' },
  power: { sv: 'Effekt (kW)', en: 'Power (kW)' },
  spotPrice: { sv: 'Spotpris (öre/kWh)', en: 'Spot price (öre/kWh)' },
  cost: { sv: 'Energikostnad (kr exkl. moms)', en: 'Cost of energy (SEK excl. VAT)' },
  temperature: { sv: 'Temperatur (°C)', en: 'Temperature (°C)' },
  quality: { sv: 'Kvalitet', en: 'Quality' },
  maxPower: { sv: 'Högsta effekt (kW)', en: 'Highest power (kW)' },
  maxAt: { sv: 'Högsta effekt, tidpunkt', en: 'Highest power, time' },
  minPower: { sv: 'Lägsta effekt (kW)', en: 'Lowest power (kW)' },
  baseLoad: { sv: 'Baslast (kW)', en: 'Base load (kW)' },
  loadFactor: { sv: 'Lastfaktor (%)', en: 'Load factor (%)' },
  missing: { sv: 'Saknade värden', en: 'Missing values' },
  incomplete: { sv: 'Ofullständiga värden', en: 'Incomplete values' },
  estimated: { sv: 'Beräknade värden', en: 'Estimated values' },
  corrected: { sv: 'Korrigerade värden', en: 'Corrected values' },
  missingHours: { sv: 'Saknade timmar', en: 'Missing hours' },
  period: { sv: 'Period', en: 'Period' },
  comparison: { sv: 'Jämförelse', en: 'Comparison' },
  company: { sv: 'Bolag', en: 'Company' },
  sum: { sv: 'Summa', en: 'Sum' },
  comparedFrom: { sv: 'Jämförelseperiod, från och med', en: 'Compared with, from' },
  comparedTo: { sv: 'Jämförelseperiod, till och med', en: 'Compared with, to' },
  comparedKwh: { sv: 'Jämförelseperiod (kWh)', en: 'Compared with (kWh)' },
  changeKwh: { sv: 'Skillnad (kWh)', en: 'Difference (kWh)' },
  changePercent: { sv: 'Förändring (%)', en: 'Change (%)' },
  comparedCost: { sv: 'Jämförelseperiod (kr exkl. moms)', en: 'Compared with (SEK excl. VAT)' },
  changeCost: { sv: 'Skillnad (kr exkl. moms)', en: 'Difference (SEK excl. VAT)' },
  noChange: { sv: 'Ingen förändring sägs', en: 'No change is told' },
  tooLarge: {
    sv: 'Rapporten blir för stor. Välj en kortare period eller färre anläggningar.',
    en: 'The report would be too large. Choose a shorter period or fewer sites.',
  },
} as const satisfies Readonly<Record<string, Text>>;

const reportNames: Readonly<Record<SheetResolution, Text>> = {
  quarter: { sv: 'Timrapport', en: 'Time report' },
  hour: { sv: 'Timrapport', en: 'Time report' },
  day: { sv: 'Dygnsvärden', en: 'Daily values' },
  week: { sv: 'Veckovärden', en: 'Weekly values' },
  month: { sv: 'Månadsvärden', en: 'Monthly values' },
  year: { sv: 'Årsvärden', en: 'Yearly values' },
};

/** What a report is called, by what one row covers: only one of hours or quarters is an hour report. */
export function reportName(resolution: SheetResolution, language: Language): string {
  return reportNames[resolution][language];
}

const qualityTexts: Readonly<Record<ValueQuality, Text>> = {
  measured: { sv: 'Uppmätt', en: 'Measured' },
  corrected: { sv: 'Korrigerad', en: 'Corrected' },
  estimated: { sv: 'Beräknad', en: 'Estimated' },
  incomplete: { sv: 'Ofullständig', en: 'Incomplete' },
  missing: { sv: 'Saknas', en: 'Missing' },
};

/** A quality in one word. */
export function qualityText(quality: ValueQuality, language: Language): string {
  return qualityTexts[quality][language];
}

import { textsOf, type Text } from '@vinrod/locale/messages/texts';
import type { ValueQuality } from '../../energy/meter-day/value-quality.ts';
import type { SheetResolution } from '../../energy/time-sheets/row-spans.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { defineMessages } from '../../messages/define-messages.ts';

/** Names of sheets, headings and values of the hour report (domain.md 3.3 and 3.4). */
export const timeSheetTexts = textsOf(
  defineMessages('time-sheet', {
    sv: {
      keyFigures: 'Nyckeltal',
      chart: 'Diagram',
      chartOf: 'linjediagram över bladet',
      siteId: 'Anläggnings-id',
      site: 'Anläggning',
      date: 'Datum',
      from: 'Från och med',
      to: 'Till och med',
      time: 'Tid',
      offset: 'UTC-avvikelse',
      consumption: 'Förbrukning (kWh)',
      total: 'Summa (kWh)',
      power: 'Effekt (kW)',
      spotPrice: 'Spotpris (öre/kWh)',
      cost: 'Energikostnad (kr exkl. moms)',
      temperature: 'Temperatur (°C)',
      quality: 'Kvalitet',
      maxPower: 'Högsta effekt (kW)',
      maxAt: 'Högsta effekt, tidpunkt',
      minPower: 'Lägsta effekt (kW)',
      baseLoad: 'Baslast (kW)',
      loadFactor: 'Lastfaktor (%)',
      missing: 'Saknade värden',
      incomplete: 'Ofullständiga värden',
      estimated: 'Beräknade värden',
      corrected: 'Korrigerade värden',
      missingHours: 'Saknade timmar',
      period: 'Period',
      comparison: 'Jämförelse',
      company: 'Bolag',
      sum: 'Summa',
      comparedFrom: 'Jämförelseperiod, från och med',
      comparedTo: 'Jämförelseperiod, till och med',
      comparedKwh: 'Jämförelseperiod (kWh)',
      changeKwh: 'Skillnad (kWh)',
      changePercent: 'Förändring (%)',
      comparedCost: 'Jämförelseperiod (kr exkl. moms)',
      changeCost: 'Skillnad (kr exkl. moms)',
      noChange: 'Ingen förändring sägs',
      tooLarge: 'Rapporten blir för stor. Välj en kortare period eller färre anläggningar.',
    },
    en: {
      keyFigures: 'Key figures',
      chart: 'Chart',
      chartOf: 'line chart of the sheet',
      siteId: 'Site id',
      site: 'Site',
      date: 'Date',
      from: 'From',
      to: 'To',
      time: 'Time',
      offset: 'UTC offset',
      consumption: 'Consumption (kWh)',
      total: 'Total (kWh)',
      power: 'Power (kW)',
      spotPrice: 'Spot price (öre/kWh)',
      cost: 'Cost of energy (SEK excl. VAT)',
      temperature: 'Temperature (°C)',
      quality: 'Quality',
      maxPower: 'Peak power (kW)',
      maxAt: 'Peak power, time',
      minPower: 'Lowest power (kW)',
      baseLoad: 'Base load (kW)',
      loadFactor: 'Load factor (%)',
      missing: 'Missing values',
      incomplete: 'Incomplete values',
      estimated: 'Estimated values',
      corrected: 'Corrected values',
      missingHours: 'Missing hours',
      period: 'Period',
      comparison: 'Comparison',
      company: 'Company',
      sum: 'Sum',
      comparedFrom: 'Compared with, from',
      comparedTo: 'Compared with, to',
      comparedKwh: 'Compared with (kWh)',
      changeKwh: 'Difference (kWh)',
      changePercent: 'Change (%)',
      comparedCost: 'Compared with (SEK excl. VAT)',
      changeCost: 'Difference (SEK excl. VAT)',
      noChange: 'No change is told',
      tooLarge: 'The report would be too large. Choose a shorter period or fewer sites.',
    },
  }),
);

const reportNames: Readonly<Record<SheetResolution, Text>> = textsOf(
  defineMessages('report-names', {
    sv: {
      quarter: 'Timrapport',
      hour: 'Timrapport',
      day: 'Dygnsvärden',
      week: 'Veckovärden',
      month: 'Månadsvärden',
      year: 'Årsvärden',
    },
    en: {
      quarter: 'Time report',
      hour: 'Time report',
      day: 'Daily values',
      week: 'Weekly values',
      month: 'Monthly values',
      year: 'Yearly values',
    },
  }),
);

/** Name of a report, by the resolution of its rows: only hours or quarters make it an hour report. */
export function reportName(resolution: SheetResolution, language: Language): string {
  return reportNames[resolution][language];
}

const qualityTexts: Readonly<Record<ValueQuality, Text>> = textsOf(
  defineMessages('quality', {
    sv: {
      measured: 'Uppmätt',
      corrected: 'Korrigerad',
      estimated: 'Beräknad',
      incomplete: 'Ofullständig',
      missing: 'Saknas',
    },
    en: {
      measured: 'Measured',
      corrected: 'Corrected',
      estimated: 'Estimated',
      incomplete: 'Incomplete',
      missing: 'Missing',
    },
  }),
);

/** A quality in one word. */
export function qualityText(quality: ValueQuality, language: Language): string {
  return qualityTexts[quality][language];
}

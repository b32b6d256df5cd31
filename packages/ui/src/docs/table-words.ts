import type { Language } from '@vinrod/locale/messages/language';

import { useLanguage } from '../messages/message-settings.ts';

interface TableWords {
  /** Without one the page says it, which shows the table several times. */
  readonly caption?: string;
  readonly head: readonly string[];
}

type Table =
  | 'colors'
  | 'typography'
  | 'lengths'
  | 'density'
  | 'breakpoints'
  | 'numbers'
  | 'dates'
  | 'identifiers'
  | 'parsing';

const tables: Readonly<Record<Table, Readonly<Record<Language, TableWords>>>> = {
  colors: {
    sv: { head: ['Namn', 'Ljust', 'Mörkt', 'Hög kontrast'] },
    en: { head: ['Name', 'Light', 'Dark', 'High contrast'] },
  },
  typography: {
    sv: { caption: 'Textstilar', head: ['Namn', 'Exempel', 'Storlek', 'Radhöjd', 'Vikt'] },
    en: { caption: 'Text styles', head: ['Name', 'Example', 'Size', 'Line height', 'Weight'] },
  },
  lengths: { sv: { head: ['Namn', 'Värde', ''] }, en: { head: ['Name', 'Value', ''] } },
  density: {
    sv: { caption: 'Höjder i varje täthet', head: ['Namn', 'Vanlig', 'Kompakt'] },
    en: { caption: 'Heights in each density', head: ['Name', 'Comfortable', 'Compact'] },
  },
  breakpoints: {
    sv: { caption: 'Brytpunkter', head: ['Namn', 'Från', 'I en stilfil', 'Under'] },
    en: { caption: 'Breakpoints', head: ['Name', 'From', 'In a style file', 'Below'] },
  },
  numbers: {
    sv: { caption: 'Tal och enheter', head: ['Anrop', 'Ger'] },
    en: { caption: 'Numbers and units', head: ['Call', 'Gives'] },
  },
  dates: {
    sv: { caption: 'Datum och tid', head: ['Anrop', 'Ger'] },
    en: { caption: 'Dates and times', head: ['Call', 'Gives'] },
  },
  identifiers: {
    sv: { caption: 'Nummer och namn', head: ['Anrop', 'Ger'] },
    en: { caption: 'Identifiers and names', head: ['Call', 'Gives'] },
  },
  parsing: {
    sv: { caption: 'Tolka det folk skriver', head: ['Anrop', 'Ger'] },
    en: { caption: 'Reading what people type', head: ['Call', 'Gives'] },
  },
};

/** The words around a generated table, in the language of the page. */
export function useTableWords(table: Table, captionOfPage = ''): Required<TableWords> {
  const { caption = captionOfPage, head } = tables[table][useLanguage()];
  return { caption, head };
}

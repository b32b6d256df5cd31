import { LOCALE } from '@vinrod/locale/sweden';

/** Compares names in Swedish order: å, ä, ö after z, and numbers inside names by value ("Butik 2" before "Butik 10"). */
export const compareNames: (a: string, b: string) => number = new Intl.Collator(LOCALE, { numeric: true })
  .compare;

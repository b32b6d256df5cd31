import { LOCALE } from '@vinrod/locale/sweden';

let collator: Intl.Collator | undefined;

/**
 * Compares names in Swedish order: å, ä, ö after z, and numbers inside names by value ("Butik 2" before "Butik 10").
 *
 * The order is loaded with the first names: the first `Intl` object of a page takes as long as drawing much of it.
 */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator(LOCALE, { numeric: true });
  return collator.compare(a, b);
}

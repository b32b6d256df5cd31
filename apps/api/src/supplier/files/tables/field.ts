import type { Text } from '@vinrod/locale/messages/texts';

/** How the cells of a column become values. */
export type CellReading =
  | { readonly as: 'text' | 'key' | 'integer' | 'day' | 'boolean' | 'integers' | 'organization_number' }
  | { readonly as: 'postal_code' | 'phone' | 'address' }
  | { readonly as: 'number'; readonly units?: Readonly<Record<string, number>> }
  /** A code of the contract, or a word that the portal shows for it. */
  | { readonly as: 'code'; readonly words: Readonly<Record<string, Text>> };

/** What a column of a table can mean. */
export interface Field {
  /** Path in the row, or what a table of values needs beside them. */
  readonly meaning: string;
  readonly isNeeded: boolean;
  readonly reading: CellReading;
  /** Heads that people write, in Swedish and English; the first is the label. */
  readonly heads: { readonly sv: readonly string[]; readonly en: readonly string[] };
}

type Heads = readonly [sv: string, en: string];

/** Lists heads: each language has those of its place, with `|` between. */
function headsOf([sv, en]: Heads): Field['heads'] {
  return { sv: sv.split('|'), en: en.split('|') };
}

/** A column that a row cannot do without. */
export function needed(
  meaning: string,
  sv: string,
  en: string,
  reading: CellReading = { as: 'text' },
): Field {
  return { meaning, isNeeded: true, reading, heads: headsOf([sv, en]) };
}

/** A column that may be left out. */
export function optional(
  meaning: string,
  sv: string,
  en: string,
  reading: CellReading = { as: 'text' },
): Field {
  return { meaning, isNeeded: false, reading, heads: headsOf([sv, en]) };
}

/** Words for the codes of the contract: `['hydro', 'Vattenkraft', 'Hydro']`. */
export function codes(...words: readonly (readonly [code: string, sv: string, en: string])[]): CellReading {
  return {
    as: 'code',
    words: Object.fromEntries(words.map(([code, sv, en]) => [code, { sv, en }])),
  };
}

/** The label of a field. */
export function labelOf({ heads, meaning }: Field): Text {
  return { sv: heads.sv[0] ?? meaning, en: heads.en[0] ?? meaning };
}

const unit =
  /(?:^|[\s,([])((?:[kmg]?wh|öre|kr|sek|eur|€|ct)(?:\s?\/\s?[km]wh)?|°\s?c|kw|%|a|m²|m2)\s?[)\]]?$/i;
/** Maximum characters of a head: longer ones are no heads. */
const longestHead = 300;

/** A head without its unit, in the form in which heads are compared. */
export interface PlainHead {
  readonly text: string;
  /** In lower case without spaces; null when the head says none. */
  readonly unit: string | null;
}

/** A head on one line, as it is shown and as mappings name it. */
export function shownHead(head: string): string {
  return head.slice(0, longestHead).normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** A head in two parts: `Förbrukning (MWh)` is Förbrukning in MWh; one that is a unit alone has no name. */
export function headParts(head: string): { readonly name: string; readonly unit: string | null } {
  const whole = shownHead(head);
  const found = unit.exec(whole);
  if (found === null) return { name: whole, unit: null };
  return { name: whole.slice(0, found.index).replace(/[\s,([]+$/, ''), unit: found[1] ?? null };
}

/** Takes the unit off a head: `Förbrukning (MWh)` is förbrukning in mwh, `kWh` alone a value in kwh. */
export function plainHead(head: string): PlainHead {
  const { name, unit: found } = headParts(head);
  const text = withoutSigns(name === '' ? (found ?? '') : name);
  return { text, unit: found === null ? null : found.toLowerCase().replaceAll(/\s/g, '') };
}

function withoutSigns(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[_\-.:]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const headTexts = new WeakMap<Field, readonly string[]>();

/** The heads of a field and its meaning, in the form in which heads are compared. */
export function headTextsOf(field: Field): readonly string[] {
  const known = headTexts.get(field);
  if (known !== undefined) return known;
  const { meaning, heads } = field;
  const texts = [meaning, ...heads.sv, ...heads.en].map((head) => plainHead(head).text);
  headTexts.set(field, texts);
  return texts;
}

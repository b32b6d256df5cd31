import type { Place } from './places.ts';

/**
 * A figure shown somewhere, in the words of the portal. Texts are whole Swedish sentences unless said otherwise;
 * `inEnglish` has its English name and definition.
 */
export interface Figure {
  /** Name: a noun without its unit, "Energikostnad". */
  readonly name: string;
  /** Definition; the text behind its help button and in the footnotes of files. */
  readonly definition: string;
  /** The values that it is computed from. */
  readonly from: string;
  /** Unit as written, "öre/kWh"; "antal" for counts, "text" for words and dates. */
  readonly unit: string;
  /** Decimals on screen and in files. */
  readonly rounding: string;
  /** How missing values affect it. */
  readonly missing: string;
  /** How estimated and corrected values affect it. */
  readonly estimated: string;
  /** Where it is shown. */
  readonly places: readonly Place[];
  /** Fields of the contract that carry it, `Schema.field`; none when the portal computes it. */
  readonly fields: readonly string[];
}

/** Figures of one subject by their names in code. */
export type Figures = Readonly<Record<string, Figure>>;

import type { Place } from './places.ts';

/** A figure that is shown somewhere, in the words of the portal. Texts are Swedish whole sentences unless said otherwise; `inEnglish` has its name and definition in English. */
export interface Figure {
  /** What it is called: a noun without its unit, "Energikostnad". */
  readonly name: string;
  /** What it is; the text behind its help button and in the footnotes of files. */
  readonly definition: string;
  /** The values that it is computed from. */
  readonly from: string;
  /** Unit as it is written, "öre/kWh"; "antal" for counts, "text" for words and dates. */
  readonly unit: string;
  /** Decimals on screen and in files. */
  readonly rounding: string;
  /** What missing values do to it. */
  readonly missing: string;
  /** What estimated and corrected values do to it. */
  readonly estimated: string;
  /** Where it is shown. */
  readonly places: readonly Place[];
  /** Fields of the contract that carry it, `Schema.field`; none where the portal computes it from others. */
  readonly fields: readonly string[];
  /** The one function that computes it: file of the repository, `#` and name. */
  readonly computedBy: string;
}

/** Figures of one subject by their names in code. */
export type Figures = Readonly<Record<string, Figure>>;

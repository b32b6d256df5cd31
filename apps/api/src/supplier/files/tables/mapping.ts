import type { Resolution } from '../../../quantities/resolution.ts';
import type { DecimalMark } from './read-number.ts';
import type { DateOrder, TableTimeZone } from './read-time.ts';

/** What a column means, as somebody says who knows the file. */
export interface ColumnMapping {
  /**
   * A meaning that columns of the kind can have, `ignore`, or in a table of values with a column for each site or area,
   * `site` or `area`.
   */
  readonly meaning: string;
  /** Unit of its numbers; by default the one in the head. */
  readonly unit?: string;
  /** The site or area of a column of values; by default the one in the head. */
  readonly siteId?: string;
}

/** What a table does not tell by its heads. It is JSON as it stands. */
export interface TableMapping {
  /** By head, on one line. */
  readonly columns?: Readonly<Record<string, ColumnMapping>>;
  /** Values that are the same in every row, by meaning. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Time zone of times without an offset; by default the one in the head, otherwise Swedish local time. */
  readonly timeZone?: TableTimeZone;
  /** By default the one that the numbers tell. */
  readonly decimalMark?: DecimalMark;
  /** By default dates that can be read in two ways are refused. */
  readonly dateOrder?: DateOrder;
  /** By default the distance of the times. */
  readonly resolution?: Resolution;
}

/** A column of a table with its meaning. */
export interface TableColumn {
  /** Its head on one line. */
  readonly head: string;
  /** Null when nothing is known of it; `ignore` when it holds nothing that is stored. */
  readonly meaning: string | null;
  readonly unit: string | null;
  /** The site or area of a column of values. */
  readonly siteId: string | null;
}

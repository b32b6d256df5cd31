import type { Text } from '@vinrod/locale/messages/texts';
import { factorOf, isEuro, type SeriesKind } from './plan.ts';
import { NumberReader, type DecimalMark } from './read-number.ts';
import { cellText, type TableCell } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** The most that a step can hold, kWh: 31 bits of Wh. */
const mostKwh = 2_147_483.647;
/** Decimals that a value keeps when its unit is changed. */
const kept = 1e6;

/** Reads the values of a table in the unit of the rows. */
export class ValueCells {
  readonly #kind: SeriesKind;
  readonly #sekPerEur: number | null;
  readonly #numbers: NumberReader;
  readonly #factors = new Map<string, number | Text>();

  constructor(kind: SeriesKind, decimalMark: DecimalMark | null, sekPerEur: number | null) {
    this.#kind = kind;
    this.#sekPerEur = sekPerEur;
    this.#numbers = new NumberReader(decimalMark);
  }

  /** The value of a cell, NaN when it is empty, or why it has none. */
  read(cell: TableCell | undefined, unit: string | null): number | Text {
    if (cell === null || cell === undefined || cell === '') return Number.NaN;
    if (typeof cell === 'string' && cell.trim() === '') return Number.NaN;
    const factor = this.#factor(unit ?? '');
    if (typeof factor !== 'number') return factor;
    const read = this.#numbers.read(cell);
    if (typeof read !== 'number') return read.problem;
    const value = factor === 1 ? read : Math.round(read * factor * kept) / kept;
    if (this.#kind !== 'meter_values') return value;
    if (value < 0) return tableTexts.negative({ read: cellText(cell).slice(0, 40) });
    return value > mostKwh ? tableTexts.tooHigh({ read: cellText(cell).slice(0, 40) }) : value;
  }

  /**
   * Reads a value in the form that nearly all have from a part of a text.
   *
   * @returns the value that `read` gives; NaN when it has to be read by that
   */
  readPlain(text: string, start: number, end: number, unit: string | null): number {
    return this.#inUnit(this.#numbers.readPlain(text, start, end), unit);
  }

  /** Passes a value of that form in the bytes of a line; see {@link NumberReader.pass}. */
  pass(bytes: Uint8Array, start: number, delimiter: number): number {
    return this.#numbers.pass(bytes, start, delimiter);
  }

  /** The value that was passed, in its unit; NaN when it has to be read by `read`. */
  passed(unit: string | null): number {
    return this.#inUnit(this.#numbers.passed, unit);
  }

  #inUnit(read: number, unit: string | null): number {
    const factor = this.#factor(unit ?? '');
    if (typeof factor !== 'number') return Number.NaN;
    const value = factor === 1 ? read : Math.round(read * factor * kept) / kept;
    return this.#kind === 'meter_values' && value > mostKwh ? Number.NaN : value;
  }

  #factor(unit: string): number | Text {
    const known = this.#factors.get(unit);
    if (known !== undefined) return known;
    const found = this.#computed(unit);
    this.#factors.set(unit, found);
    return found;
  }

  #computed(unit: string): number | Text {
    if (this.#kind === 'temperatures') return 1;
    const factor = factorOf(this.#kind, unit);
    const units = this.#kind === 'meter_values' ? 'kWh, MWh, Wh' : 'öre/kWh, kr/MWh, EUR/MWh';
    if (factor === null) return tableTexts.unknownUnit({ read: unit.slice(0, 40), units });
    if (!isEuro(unit)) return factor;
    return this.#sekPerEur === null ? tableTexts.rateNeeded : factor * this.#sekPerEur;
  }
}

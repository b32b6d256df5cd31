import { parseDay } from '@vinrod/locale/day';
import type { FieldProblem } from '../../../server/api-error.ts';
import { supplierTexts } from '../../texts.ts';
import { childAt, textOf, type XmlElement } from '../read-elements.ts';
import { peppolTexts } from './texts.ts';

/** Something wrong at a line of the file. */
export interface FileProblem {
  readonly line: number;
  readonly problems: readonly FieldProblem[];
}

/** A decimal number of XML Schema. */
const decimal = /^[+-]?(?:\d{1,13}(?:\.\d{0,12})?|\.\d{1,12})$/;

/** An amount, with at most two decimals. */
const amount = /^([+-]?)(\d{1,13})(?:\.(\d{0,2}))?$/;

/** Reads the contents of elements and collects what is wrong with them. */
export class ElementReader {
  readonly problems: FileProblem[] = [];
  readonly #currency: string;

  /** @param currency - Of every amount. */
  constructor(currency: string) {
    this.#currency = currency;
  }

  refuse(line: number, field: string, text: FieldProblem['texts'][number]): void {
    this.problems.push({ line, problems: [{ field, texts: [text] }] });
  }

  /** The text of a child; empty, and a problem, when there is none. */
  text(element: XmlElement, ...path: readonly string[]): string {
    const text = textOf(element, ...path);
    if (text !== null && text !== '') return text;
    this.refuse(element.line, path.join('/'), peppolTexts.missing({ element: path.at(-1) ?? element.name }));
    return '';
  }

  /** A day such as 2026-02-06, without the time zone that XML Schema allows. */
  day(element: XmlElement, ...path: readonly string[]): string | null {
    const read = textOf(element, ...path);
    if (read === null) return null;
    const day = read.replace(/(Z|[+-]\d\d:\d\d)$/, '');
    if (parseDay(day) !== null) return day;
    this.refuse(element.line, path.join('/'), peppolTexts.noDay({ read }));
    return null;
  }

  number(element: XmlElement, ...path: readonly string[]): number | null {
    const read = textOf(element, ...path);
    if (read === null) return null;
    if (decimal.test(read)) return Number(read);
    this.refuse(element.line, path.join('/'), supplierTexts.noNumber({ read }));
    return null;
  }

  /** An amount of the document's currency, in hundredths. */
  amount(element: XmlElement, ...path: readonly string[]): number | null {
    const child = childAt(element, ...path);
    if (child === undefined) return null;
    const field = path.join('/');
    const [, sign, whole, fraction = ''] = amount.exec(child.text) ?? [];
    const currency = child.attributes['currencyID'] ?? '';
    if (currency !== this.#currency)
      this.refuse(
        child.line,
        field,
        peppolTexts.ruleBroken({ rule: 'PEPPOL-EN16931-R051', read: currency, wanted: this.#currency }),
      );
    if (whole === undefined) {
      this.refuse(child.line, field, peppolTexts.noAmount({ read: child.text }));
      return null;
    }
    const hundredths = Number(`${whole}${fraction.padEnd(2, '0')}`);
    return sign === '-' && hundredths !== 0 ? -hundredths : hundredths;
  }

  /** An amount that has to be there; 0, and a problem, when it is not. */
  neededAmount(element: XmlElement, ...path: readonly string[]): number {
    const read = this.amount(element, ...path);
    if (read !== null) return read;
    if (childAt(element, ...path) === undefined) this.text(element, ...path);
    return 0;
  }
}

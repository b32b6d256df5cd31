import { notQuick } from '../../../import/line-reader.ts';

/** Elements of a usual form, each of which can be taken from the text as it stands there. */
export interface QuickElements {
  /** What each of them begins with. */
  readonly beginning: string;
  /** Maximum characters of one. */
  readonly longest: number;
  /** Whether one may stand where the parser is. */
  readonly isPlace: () => boolean;
  /**
   * Takes the element that begins at a position of a text.
   *
   * @returns position after it; {@link notQuick} for another form, of which nothing was taken
   */
  readonly pass: (text: string, start: number) => number;
}

/** What a document begins with that need not stop anything from being passed. */
const declaration = /^\s*<\?xml[^<>]*\?>/;
/** What can hold the text of an element that is none: a comment, a section of characters, an instruction. */
const other = /<[!?]/;

/**
 * Hands text to a parser, but for the elements that can be taken without it: a parser makes a name, attributes and texts
 * of each, and a sheet has millions. An element is whole, so that what is left is as well-formed as all of it. Where a document has
 * a comment or anything else in which `<` begins no tag, the parser gets all that follows.
 */
export class PassedElements {
  readonly #quick: QuickElements;
  readonly #parse: (text: string) => void;
  #held = '';
  #isBegun = false;
  #mayPass = true;

  constructor(quick: QuickElements, parse: (text: string) => void) {
    this.#quick = quick;
    this.#parse = parse;
  }

  write(part: string): void {
    if (!this.#mayPass) {
      this.#parse(part);
      return;
    }
    const text = this.#held + part;
    this.#held = '';
    const start = this.#isBegun ? 0 : (declaration.exec(text)?.[0].length ?? 0);
    this.#isBegun ||= text !== '';
    if (other.test(start === 0 ? text : text.slice(start))) {
      this.#mayPass = false;
      this.#parse(text);
      return;
    }
    const rest = this.#passIn(text);
    this.#held = text.slice(rest);
  }

  /** Passes the elements of a text; what follows the position that is returned may be the beginning of one, or of a comment. */
  #passIn(text: string): number {
    const { beginning, longest, isPlace, pass } = this.#quick;
    let parsed = 0;
    let at = text.indexOf(beginning);
    while (at !== -1) {
      if (at > parsed) this.#parse(text.slice(parsed, at));
      parsed = at;
      const end = isPlace() ? pass(text, at) : notQuick;
      if (end === notQuick && text.length - at < longest) return at;
      if (end !== notQuick) parsed = end;
      at = text.indexOf(beginning, Math.max(at + 1, parsed));
    }
    const rest = text.endsWith('<') ? text.length - 1 : text.length;
    if (rest > parsed) this.#parse(text.slice(parsed, rest));
    return rest;
  }

  /** Hands over what was held back. */
  end(): void {
    const held = this.#held;
    this.#held = '';
    if (held !== '') this.#parse(held);
  }
}

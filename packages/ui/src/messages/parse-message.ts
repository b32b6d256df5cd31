/** A piece of a parsed ICU message. */
export type MessagePart =
  | string
  /** The number of the plural around it. */
  | { readonly kind: 'count' }
  | { readonly kind: 'value' | 'number'; readonly name: string }
  | {
      readonly kind: 'plural' | 'selectordinal' | 'select';
      readonly name: string;
      /** Taken off the number before it is shown and its form is chosen. */
      readonly offset: number;
      readonly options: ReadonlyMap<string, readonly MessagePart[]>;
    };

class MessageReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  message(isInPlural: boolean, isInner: boolean): readonly MessagePart[] {
    const parts: MessagePart[] = [];
    let words = '';
    const add = (part: MessagePart): void => {
      if (words !== '') parts.push(words);
      words = '';
      parts.push(part);
    };
    for (;;) {
      const letter = this.#text[this.#at];
      if (letter === undefined || letter === '}') {
        if ((letter === undefined) === isInner) this.#fail();
        if (words !== '') parts.push(words);
        return parts;
      }
      if (letter === '{') add(this.#argument());
      else if (letter === '#' && isInPlural) {
        this.#at += 1;
        add({ kind: 'count' });
      } else words += letter === "'" ? this.#quoted(isInPlural) : this.#next();
    }
  }

  #next(): string {
    this.#at += 1;
    return this.#text[this.#at - 1] ?? '';
  }

  /** An apostrophe stands for itself; doubled it is one, and before syntax it makes that text up to the next one. */
  #quoted(isInPlural: boolean): string {
    this.#at += 1;
    const next = this.#text[this.#at] ?? '';
    if (next === "'") return this.#next();
    if (next !== '{' && next !== '}' && !(next === '#' && isInPlural)) return "'";
    let text = '';
    while (this.#at < this.#text.length) {
      const letter = this.#next();
      if (letter !== "'") text += letter;
      else if (this.#text[this.#at] === "'") text += this.#next();
      else break;
    }
    return text;
  }

  #argument(): MessagePart {
    this.#at += 1;
    const name = this.#match(/\s*([^\s,{}]+)\s*/y);
    if (this.#takes('}')) return { kind: 'value', name };
    const kind = this.#match(/,\s*(\w+)\s*/y);
    if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
      this.#match(/(,)\s*/y);
      const offset = kind === 'select' ? '' : this.#matchOrNothing(/offset:\s*(\d+)\s*/y);
      const options = new Map<string, readonly MessagePart[]>();
      while (!this.#takes('}')) {
        const key = this.#match(/([^\s{}]+)\s*\{/y);
        options.set(key, this.message(kind !== 'select', true));
        this.#match(/(\})\s*/y);
      }
      if (!options.has('other')) this.#fail();
      return { kind, name, offset: Number(offset), options };
    }
    if (kind !== 'number' || !this.#takes('}')) return this.#fail();
    return { kind, name };
  }

  #takes(letter: string): boolean {
    if (this.#text[this.#at] !== letter) return false;
    this.#at += 1;
    return true;
  }

  #matchOrNothing(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return '';
    this.#at = pattern.lastIndex;
    return found[1] ?? '';
  }

  #match(pattern: RegExp): string {
    const found = this.#matchOrNothing(pattern);
    return found === '' ? this.#fail() : found;
  }

  #fail(): never {
    throw new Error(`Not an ICU message at ${this.#at}: ${this.#text}`);
  }
}

/**
 * Parses an ICU message: values, numbers, plurals with an offset and exact numbers, ordinals, selections, apostrophes. Not
 * dates, times and styles of numbers: `@vinrod/ui/format` makes those, and the message takes them as values. A twentieth
 * of the size of a parser of all of ICU, which every page with one button would carry; the tests hold it to that parser.
 *
 * @throws Error when the text is not such a message
 */
export function parseMessage(text: string): readonly MessagePart[] {
  return new MessageReader(text).message(false, false);
}

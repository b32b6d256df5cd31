/** Most texts that are remembered while none of them comes back. */
const MOST_TEXTS = 100;

/**
 * Tells texts that come back to the engine from texts that somebody else wrote. An app hands back what it was told a
 * moment later, when more has been typed: taken for a new text, it would throw away what was typed since and move the
 * caret.
 */
export class AnnouncedTexts {
  #texts: readonly string[];

  /** @param first the text at the start */
  constructor(first: string) {
    this.#texts = [first];
  }

  /** Notes a text that the engine has told of. */
  add(text: string): void {
    this.#texts = [...this.#texts, text].slice(-MOST_TEXTS);
  }

  /** Whether a text is another than those told of since one came back last. What was told before it is forgotten. */
  isForeign(text: string): boolean {
    const place = this.#texts.indexOf(text);
    this.#texts = place === -1 ? [text] : this.#texts.slice(place);
    return place === -1;
  }
}

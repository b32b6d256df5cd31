/** Most texts kept while none of them comes back. */
const mostTexts = 100;

/**
 * Distinguishes texts that the engine announced from texts written elsewhere. An app returns an announced text a moment
 * later, when more has been typed: treating it as new would discard the typing since then and move the caret.
 */
export class AnnouncedTexts {
  #texts: readonly string[];

  /** @param first - the initial text */
  constructor(first: string) {
    this.#texts = [first];
  }

  /** Records a text that the engine announced. */
  add(text: string): void {
    this.#texts = [...this.#texts, text].slice(-mostTexts);
  }

  /** Whether a text was not announced since the last one that came back. Texts announced before it are forgotten. */
  isForeign(text: string): boolean {
    const place = this.#texts.indexOf(text);
    this.#texts = place === -1 ? [text] : this.#texts.slice(place);
    return place === -1;
  }
}

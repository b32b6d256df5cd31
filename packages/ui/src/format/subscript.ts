/** A piece of text that is or is not set as a subscript. */
export interface TextPiece {
  text: string;
  isSubscript: boolean;
}

const SUBSCRIPT_ZERO = '₀'.charCodeAt(0);

/**
 * Splits text at its subscript digits ("CO₂" → "CO" and subscript "2"), so that they can be set with `<sub>`:
 * the kit's typefaces have no glyph for them.
 */
export function splitSubscripts(text: string): TextPiece[] {
  return text
    .split(/([₀-₉]+)/)
    .map((piece, index) => ({
      text: piece.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - SUBSCRIPT_ZERO)),
      isSubscript: index % 2 === 1,
    }))
    .filter(({ text: piece }) => piece !== '');
}

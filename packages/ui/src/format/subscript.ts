/** A piece of text, subscript or not. */
export interface TextPiece {
  text: string;
  isSubscript: boolean;
}

const subscriptZero = '₀'.charCodeAt(0);

/**
 * Splits text at its subscript digits ("CO₂" → "CO" and subscript "2") for setting with `<sub>`: the kit's typefaces
 * lack the glyphs.
 */
export function splitSubscripts(text: string): TextPiece[] {
  return text
    .split(/([₀-₉]+)/)
    .map((piece, index) => ({
      text: piece.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - subscriptZero)),
      isSubscript: index % 2 === 1,
    }))
    .filter(({ text: piece }) => piece !== '');
}

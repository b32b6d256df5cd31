import { colorToken, tokenNames } from '../../packages/ui/src/tokens/resolve.ts';
import tokens from '../../packages/ui/src/tokens/tokens.json' with { type: 'json' };

/** The name that no supplier but its own may show, as people and as programs write it. */
const name = /vinr(?:ö|o\u0308|&ouml;|&#246;|%C3%B6|\\u00f6|o)d/gi;

/**
 * Names that only programs read, and that a person meets in no other way than by reading code: keys of storage, layers and
 * containers of style sheets, and names of packages. They are lower case and go on after a dot, a hyphen, a slash or an at sign
 * before it. An address of mail or the web is none of them.
 */
const technical = /@vinrod\/[a-z-]+|\bvinrod[.-](?!example\b)[a-z][a-z-]*/g;

/** The surroundings of every trace of Vinröd in a text that is sent. */
export function tracesIn(text: string): readonly string[] {
  const read = text.replaceAll(technical, '');
  return [...read.matchAll(name)].map(({ index }) => read.slice(Math.max(0, index - 40), index + 40));
}

/** The burgundy that Vinröd is known by: its scale, but for tints that are almost white, and the first line of charts. */
const ownColors: ReadonlySet<string> = new Set([
  ...tokenNames(tokens, 'color.burgundy')
    .filter((step) => Number(step) >= 4)
    .map((step) => colorToken(tokens, `color.burgundy.${step}`)),
  ...tokenNames(tokens, 'semantic').map((theme) => colorToken(tokens, `semantic.${theme}.data-1`)),
]);

/** Every colour of Vinröd's own in a text that is sent, as `rrggbb` with or without a number sign. */
export function colorTracesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\da-z])#?([\da-f]{6})(?![\da-z])/gi)]
    .map(([, digits = '']) => `#${digits.toLowerCase()}`)
    .filter((color) => ownColors.has(color));
}

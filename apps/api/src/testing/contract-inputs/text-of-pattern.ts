import type { Random } from './random.ts';

/** Maximum repetitions of an unbounded quantifier. */
const endless = 24;

/** Parses a quantifier: `{2,4}`, `?`, `*`, `+`, or once. */
function readRepeat(pattern: string, at: number): { least: number; most: number; next: number } {
  const [whole = '', least, comma, most] = /^(?:\{(\d+)(,?)(\d*)\}|[?*+])/.exec(pattern.slice(at)) ?? [];
  const next = at + whole.length;
  if (whole === '') return { least: 1, most: 1, next };
  if (whole === '?') return { least: 0, most: 1, next };
  if (whole === '*' || whole === '+') return { least: whole === '+' ? 1 : 0, most: endless, next };
  const first = Number(least);
  return {
    least: first,
    most: comma === '' ? first : most === '' ? first + endless : Number(most),
    next,
  };
}

/** The characters of a class such as `A-Za-z0-9-`. */
function signsOfClass(inner: string): string[] {
  const signs: string[] = [];
  for (let index = 0; index < inner.length; index += 1) {
    if (inner[index] === '\\') index += 1;
    const first = inner.charCodeAt(index);
    const isRange = inner[index + 1] === '-' && index + 2 < inner.length;
    const last = isRange ? inner.charCodeAt(index + 2) : first;
    for (let code = first; code <= last; code += 1) signs.push(String.fromCharCode(code));
    if (isRange) index += 2;
  }
  return signs;
}

/** Index of the bracket that closes the one at `at`. */
function closingOf(pattern: string, at: number): number {
  let depth = 0;
  for (let index = at; index < pattern.length; index += 1) {
    if (pattern[index] === '\\') index += 1;
    else if (pattern[index] === '(') depth += 1;
    else if (pattern[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`${pattern} is not closed.`);
}

function alternativesOf(pattern: string): string[] {
  const found = [''];
  for (let index = 0; index < pattern.length; index += 1) {
    const end =
      pattern[index] === '('
        ? closingOf(pattern, index)
        : pattern[index] === '\\'
          ? index + 1
          : pattern[index] === '['
            ? pattern.indexOf(']', index)
            : index;
    const part = pattern.slice(index, end + 1);
    if (part === '|') found.push('');
    else found.push((found.pop() ?? '') + part);
    index = end;
  }
  return found;
}

/** Parses one part of a pattern into a generator of its text, and the index where it ends. */
function partAt(
  pattern: string,
  at: number,
  random: Random,
): { readonly make: () => string; readonly next: number } {
  const sign = pattern[at] ?? '';
  if (sign === '(') {
    const end = closingOf(pattern, at);
    const inner = alternativesOf(pattern.slice(at + 1, end).replace(/^\?:/, ''));
    return { make: () => textOfPattern(random.pick(inner), random), next: end + 1 };
  }
  if (sign === '[') {
    const end = pattern.indexOf(']', at);
    const signs = signsOfClass(pattern.slice(at + 1, end));
    return { make: () => random.pick(signs), next: end + 1 };
  }
  if (sign !== '\\') return { make: () => sign, next: at + 1 };
  const escaped = pattern[at + 1] ?? '';
  const digits = signsOfClass('0-9');
  return { make: () => (escaped === 'd' ? random.pick(digits) : escaped), next: at + 2 };
}

/**
 * Generates a text that matches a pattern of the contract. Supports what such patterns consist of: characters, classes,
 * groups, alternatives and repetitions.
 */
export function textOfPattern(pattern: string, random: Random): string {
  const alternative = random.pick(alternativesOf(pattern));
  const inner = alternative.replace(/^\^/, '').replace(/\$$/, '');
  let text = '';
  for (let at = 0; at < inner.length;) {
    const part = partAt(inner, at, random);
    const { least, most, next } = readRepeat(inner, part.next);
    const times = random.chance(0.3) ? most : random.whole(least, most);
    for (let time = 0; time < times; time += 1) text += part.make();
    at = next;
  }
  return text;
}

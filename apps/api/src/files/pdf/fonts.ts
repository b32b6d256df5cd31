import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DocumentFonts } from '../../config/supplier.ts';

/** A font of documents, by family and weight. */
export type Face = 'text' | 'strong' | 'display' | 'signs' | 'strongSigns';

/**
 * Complete files of the portal's families (Hanken Grotesk and Familjen Grotesk, SIL Open Font License 1.1): those that
 * the portal loads are subsets of a few alphabets in a format that cannot be embedded. Only the letters in use are
 * embedded.
 */
const files: Readonly<Record<Face, string>> = {
  text: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  strong: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  display: '@expo-google-fonts/familjen-grotesk/600SemiBold/FamiljenGrotesk_600SemiBold.ttf',
  signs: '@expo-google-fonts/familjen-grotesk/400Regular/FamiljenGrotesk_400Regular.ttf',
  strongSigns: '@expo-google-fonts/familjen-grotesk/600SemiBold/FamiljenGrotesk_600SemiBold.ttf',
};

/** All faces. */
export const faces: readonly Face[] = ['text', 'strong', 'display', 'signs', 'strongSigns'];

const require = createRequire(import.meta.url);
const read = new Map<string, Buffer>();

/** The supplier's own file of a face; the signs that a family may lack stay the portal's. */
function ownFile(face: Face, fonts: DocumentFonts): string | null {
  return face === 'signs' || face === 'strongSigns' ? null : fonts[face];
}

/** The font file of a face, read once per process. */
export function fontFile(face: Face, fonts: DocumentFonts): Buffer {
  const path = ownFile(face, fonts) ?? require.resolve(files[face]);
  const before = read.get(path);
  if (before !== undefined) return before;
  const bytes = readFileSync(path);
  read.set(path, bytes);
  return bytes;
}

/** Everything but the characters that the families have. Subscript two is in Familjen Grotesk only. */
const covered =
  /[^\u0020-\u007E\u00A0-\u00AC\u00AE-\u012B\u012E-\u0131\u0134-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u017E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2082\u2212\u2264\u2265]/gu;

/**
 * A text in characters that the fonts can set: composed letters, ordinary spaces, and a question mark for characters
 * that the fonts lack, since one without a glyph would be an empty box on paper and silent in a screen reader.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2007\u202F]/g, '\u00A0')
    .replaceAll(/[\t\r\n]+/g, ' ')
    .replaceAll('\u00AD', '')
    .replaceAll(covered, '?');
}

/** A part of a line in one face. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

const signFaces: Readonly<Record<'text' | 'strong', Face>> = { text: 'signs', strong: 'strongSigns' };

/** Splits a printable text where its face lacks a character that its sister family has. */
export function runsOf(text: string, face: 'text' | 'strong' | 'display'): readonly Run[] {
  if (face === 'display' || !text.includes('\u2082')) return [{ text, face }];
  return text
    .split(/(\u2082+)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, face: part.startsWith('\u2082') ? signFaces[face] : face }));
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Swedish texts by their English ones. The English text itself is the key: nothing has to be computed, and a text that
 * is changed in the source has no Swedish until somebody has read it again.
 */
export type SwedishTexts = Readonly<Record<string, string>>;

/** A file of texts, beside the components whose properties it says; `undefined` where there is none. */
export function readTexts(file: string): SwedishTexts | undefined {
  if (!existsSync(file)) return undefined;
  const texts: SwedishTexts = JSON.parse(readFileSync(file, 'utf8'));
  return texts;
}

/** The file with the texts of the components in the folder of a source file. */
export function textsBeside(source: string): string {
  return join(dirname(source), 'props.sv.json');
}

/** The file with the texts that components of several folders have. */
export function sharedTexts(root: string): string {
  return join(root, '.storybook/props/shared-props.sv.json');
}

/** A text of TSDoc on one line, as the files of texts have it. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Finds the Swedish of a text on the properties of components in a source file. */
export function translator(root: string): (source: string, text: string) => string | undefined {
  const shared = readTexts(sharedTexts(root)) ?? {};
  return (source, text) => readTexts(textsBeside(source))?.[oneLine(text)] ?? shared[oneLine(text)];
}

/** The fields of a key press that are read. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Text after a key press in a field that is not there yet.
 *
 * @returns undefined for a key that types nothing.
 */
export function typedText(text: string, { key, ctrlKey, metaKey, altKey }: TypedKey): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : undefined;
}

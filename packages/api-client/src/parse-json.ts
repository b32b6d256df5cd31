/** Parses JSON; undefined, which JSON cannot express, when the text is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

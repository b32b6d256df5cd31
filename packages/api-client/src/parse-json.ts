/** The value of a JSON text; undefined, which no JSON gives, when it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

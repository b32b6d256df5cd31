/** What a run of stories in another browser says beside the list of known differences. */
export interface Differences {
  /** Stories that fail and are not in the list, with what failed. */
  readonly unknown: readonly (readonly [id: string, failure: string])[];
  /** Stories of the list that pass. */
  readonly mended: readonly string[];
}

/** Reads a list of known differences: a story's id and the reason on a line; `#` begins a remark. */
export function readKnown(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => {
        const [id = '', ...reason] = line.split(' ');
        if (reason.join(' ').trim() === '') throw new Error(`${id} has no reason.`);
        return [id, reason.join(' ').trim()];
      }),
  );
}

/** Compares how stories ended with what is known. */
export function differences(
  outcomes: ReadonlyMap<string, string | null>,
  known: ReadonlyMap<string, string>,
): Differences {
  return {
    unknown: [...outcomes].flatMap(([id, failure]) =>
      failure === null || known.has(id) ? [] : [[id, failure] as const],
    ),
    mended: [...known.keys()].filter((id) => outcomes.get(id) === null),
  };
}

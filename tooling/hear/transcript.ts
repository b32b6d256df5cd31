/** What was said after a key was pressed. */
export interface Step {
  readonly key: string;
  readonly said: readonly string[];
}

/** What Orca says of itself, at times that depend on the computer. */
const ofItself: readonly string[] = ['Fokusläge', 'Bläddringsläge'];

const spoken = /SPEECH OUTPUT: (?<quote>['"])(?<words>.*?)\k<quote>(?:\s*\{.*\})?$/;

/** What a screen reader said, from the lines of Orca's log. */
export function utterancesOf(lines: string): readonly string[] {
  return lines.split('\n').flatMap((line) => {
    const words = spoken.exec(line)?.groups?.['words']?.replaceAll(/\s+/g, ' ').trim();
    return words === undefined || words === '' || ofItself.includes(words) ? [] : [words];
  });
}

/** A transcript as it is kept: each key, and below it what was said. */
export function transcriptOf(steps: readonly Step[]): string {
  return steps
    .map(({ key, said }) => [`[${key}]`, ...(said.length === 0 ? ['–'] : said)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

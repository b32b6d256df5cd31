/** An instruction of a Dockerfile, with its lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** Reads the stages of a Dockerfile, each from its FROM on. */
export function readDockerfile(source: string): readonly (readonly Instruction[])[] {
  const lines = source
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

/**
 * The words of an instruction's list, as `CMD ["node", …]` has it.
 *
 * @throws Error when the stage has no such instruction, or it has no list.
 */
export function wordsOf(stage: readonly Instruction[], name: string): readonly string[] {
  const text = stage.find((instruction) => instruction.name === name)?.text ?? '';
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')) || 'null');
  if (!Array.isArray(words)) throw new Error(`The Dockerfile has no ${name} with a list.`);
  return words.map(String);
}

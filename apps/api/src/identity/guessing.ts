import { fold } from './folding.ts';
import { swedishWords } from './swedish-words.ts';

/**
 * Characters that are scored. The cost of word matching grows faster than the length, and a password that is hard to
 * guess by then stays so. The password itself keeps all its characters.
 */
const judgedLength = 32;

/** Character substitutions that are tried; each repeats the whole word search. */
const readings = 8;

/** Limits the personal words searched for, so that a corporate group of a thousand companies does not cost more. */
const judgedWords = 500;

/** Rows of a Swedish keyboard, without and with shift; each row is offset half a key to the right of the one above. */
const keyboardRows = [
  ['1234567890+´', '!"#¤%&/()=?`'],
  ['qwertyuiopå¨', 'QWERTYUIOPÅ^'],
  ["asdfghjklöä'", 'ASDFGHJKLÖÄ*'],
  ['<zxcvbnm,.-', '>ZXCVBNM;:_'],
] as const;

type Graph = Record<string, (string | null)[]>;

function keyAt(row: number, column: number): string | null {
  const [plain = '', shifted = ''] = keyboardRows[row] ?? [];
  const key = plain[column];
  return key === undefined ? null : `${key}${shifted[column] ?? ''}`;
}

/** The six neighbours of every key: left, upper left, upper right, right, lower right, lower left. */
function swedishKeyboard(): Graph {
  const graph: Graph = {};
  for (const [row, [plain, shifted]] of keyboardRows.entries())
    for (let column = 0; column < plain.length; column++) {
      // The extra key beside left shift moves the lowest row one key to the right.
      const [up, down] = [row === 3 ? column - 1 : column, row === 2 ? column + 1 : column];
      const neighbours = [
        keyAt(row, column - 1),
        keyAt(row - 1, up),
        keyAt(row - 1, up + 1),
        keyAt(row, column + 1),
        keyAt(row + 1, down),
        keyAt(row + 1, down - 1),
      ];
      for (const key of [plain[column], shifted[column]]) if (key !== undefined) graph[key] = neighbours;
    }
  return graph;
}

function folded(list: readonly string[]): string[] {
  return [...new Set(list.map((word) => fold(word.toLowerCase())))];
}

async function createEstimator() {
  // Loaded with the first password: the lists are large and most processes never need them.
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({
    dictionary: {
      passwords: folded(dictionary['passwords-common']),
      ...Object.fromEntries(Object.entries(swedishWords).map(([name, list]) => [name, folded(list)])),
    },
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad, swedish: swedishKeyboard() },
    maxLength: judgedLength,
    l33tMaxSubstitutions: readings,
  });
}

let loaded: ReturnType<typeof createEstimator> | null = null;

/**
 * Estimates the guesses an attacker needs who tries likely passwords first: common passwords, Swedish words and names,
 * months and years, keyboard rows, repetitions, and the names of the person and the company (zxcvbn: Wheeler, USENIX
 * Security 2016). Letters also match without their diacritics.
 *
 * @param personal - Words that are easy to guess for someone who knows the person.
 */
export async function guessesFor(password: string, personal: readonly string[]): Promise<number> {
  loaded ??= createEstimator();
  const estimator = await loaded;
  const judged = [...password].slice(0, judgedLength).join('');
  const known = folded(personal).slice(0, judgedWords);
  const spellings = new Set([judged, fold(judged)]);
  return Math.min(...[...spellings].map((spelling) => estimator.check(spelling, known).guesses));
}

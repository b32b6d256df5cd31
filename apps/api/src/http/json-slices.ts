/** Values written at a time: a few milliseconds of work. */
export const valuesPerSlice = 10_000;

/** Characters of a text that take as much work as a value. */
const signsPerValue = 64;

/** Work to write a value with everything in it; counting stops soon after `most`. */
function valuesIn(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / signsPerValue);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return 1;
  let count = 1;
  for (const inner of Object.values(value)) {
    count += valuesIn(inner, most - count);
    if (count > most) break;
  }
  return count;
}

/** Whether to write a value in slices. */
export function isLongJson(value: unknown, most: number = valuesPerSlice): value is object {
  return typeof value === 'object' && value !== null && valuesIn(value, most) > most;
}

type Member = readonly [key: string, value: unknown];

/** JSON of some members of a list or object, without the brackets; empty when JSON omits all of them. */
function inside(members: readonly Member[], isList: boolean): string {
  const some = isList ? members.map(([, value]) => value) : Object.fromEntries(members);
  return JSON.stringify(some).slice(1, -1);
}

function membersOf(value: object): readonly Member[] {
  return Array.isArray(value) ? Array.from(value, (inner: unknown) => ['', inner]) : Object.entries(value);
}

/**
 * Writes a list or object exactly as `JSON.stringify` does, in slices that each hold a bounded number of values. Only a
 * single long text is not divided.
 */
export function* jsonSlices(value: object, most: number = valuesPerSlice): Generator<string, void, void> {
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  let separator = open;
  let gathered: Member[] = [];
  let count = 0;
  function* written(): Generator<string, void, void> {
    const text = inside(gathered, isList);
    gathered = [];
    count = 0;
    if (text === '') return;
    yield separator + text;
    separator = ',';
  }
  for (const member of membersOf(value)) {
    const [key, inner] = member;
    const size = valuesIn(inner, most);
    if (count + size > most) yield* written();
    if (isLongJson(inner, most)) {
      yield isList ? separator : `${separator}${JSON.stringify(key)}:`;
      separator = ',';
      yield* jsonSlices(inner, most);
    } else {
      gathered.push(member);
      count += size;
    }
  }
  yield* written();
  yield separator === open ? open + close : close;
}

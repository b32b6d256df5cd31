/** Values written at a time: a few milliseconds of work. */
export const valuesPerSlice = 10_000;

/** Characters of a text that take as much work as a value. */
const signsPerValue = 64;

/** Work to write a value with everything in it; counting stops soon after `most`. */
function valuesIn(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / signsPerValue);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return 1;
  let count = 1;
  // Without a list of entries for each row: a report has tens of thousands of them.
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && count <= most; index += 1)
      count += valuesIn(value[index], most - count);
    return count;
  }
  for (const key of Object.keys(value)) {
    count += valuesIn(Reflect.get(value, key), most - count);
    if (count > most) break;
  }
  return count;
}

/** Whether to write a value in slices. */
export function isLongJson(value: unknown, most: number = valuesPerSlice): value is object {
  return typeof value === 'object' && value !== null && valuesIn(value, most) > most;
}

/** JSON of a list or object without its brackets; empty when JSON omits all of it. */
function inside(some: object): string {
  return JSON.stringify(some).slice(1, -1);
}

function* listSlices(list: readonly unknown[], most: number): Generator<string, void, void> {
  let separator = '[';
  let count = 0;
  let start = 0;
  for (let index = 0; index <= list.length; index += 1) {
    const inner = list[index];
    const size = valuesIn(inner, most);
    const isLong = size > most;
    if (index > start && (isLong || count + size > most || index === list.length)) {
      yield separator + inside(list.slice(start, index));
      separator = ',';
      start = index;
      count = 0;
    }
    count += size;
    if (!isLong || typeof inner !== 'object' || inner === null) continue;
    yield separator;
    separator = ',';
    yield* jsonSlices(inner, most);
    start = index + 1;
    count = 0;
  }
  yield separator === '[' ? '[]' : ']';
}

function* objectSlices(value: object, most: number): Generator<string, void, void> {
  let separator = '{';
  let count = 0;
  let gathered: [key: string, inner: unknown][] = [];
  function* written(): Generator<string, void, void> {
    const text = inside(Object.fromEntries(gathered));
    gathered = [];
    count = 0;
    if (text === '') return;
    yield separator + text;
    separator = ',';
  }
  for (const [key, inner] of Object.entries(value)) {
    const size = valuesIn(inner, most);
    if (count + size > most) yield* written();
    if (size > most && typeof inner === 'object' && inner !== null) {
      yield `${separator}${JSON.stringify(key)}:`;
      separator = ',';
      yield* jsonSlices(inner, most);
    } else {
      gathered.push([key, inner]);
      count += size;
    }
  }
  yield* written();
  yield separator === '{' ? '{}' : '}';
}

/**
 * Writes a list or object exactly as `JSON.stringify` does, in slices that each hold a bounded number of values. Only a
 * single long text is not divided.
 */
export function jsonSlices(value: object, most: number = valuesPerSlice): Generator<string, void, void> {
  return Array.isArray(value) ? listSlices(value, most) : objectSlices(value, most);
}

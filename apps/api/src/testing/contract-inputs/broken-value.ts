import { isRecord } from '../../server/json-document.ts';
import { oddTexts } from './odd-values.ts';
import type { Random } from './random.ts';

function nested(depth: number): unknown {
  let inner: unknown = 1;
  for (let level = 0; level < depth; level += 1) inner = level % 2 === 0 ? [inner] : { a: inner };
  return inner;
}

/** A random value that is out of place. */
function stranger(random: Random): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => random.pick([true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300]),
    () => random.pick(oddTexts),
    () => 'x'.repeat(random.pick([201, 5000, 70_000])),
    () => [],
    () => ({}),
    () => [[1], { a: null }],
    () => nested(random.pick([3, 200])),
    () => ({ ['__proto__']: 1, constructor: 2, toString: 3 }),
    () => Array.from({ length: random.pick([2, 101, 1001]) }, (_, index) => index),
    () => ['a', 'a'],
  ])();
}

function brokenObject(value: Readonly<Record<string, unknown>>, random: Random): unknown {
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(0.2))
    return { ...value, [random.pick(oddTexts)]: stranger(random) };
  const name = random.pick(names);
  if (random.chance(0.2)) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: brokenValue(value[name], random) };
}

/** Replaces one part of a value with something unexpected; the result is sometimes still valid. */
export function brokenValue(value: unknown, random: Random): unknown {
  if (isRecord(value) && random.chance(0.9)) return brokenObject(value, random);
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const place = random.whole(0, value.length - 1);
    if (random.chance(0.2)) return [...value, value[place]];
    return value.with(place, brokenValue(value[place], random));
  }
  return stranger(random);
}

import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeDifference } from './compare.ts';
import { compareWorld } from './compare-world.ts';
import type { FigureWorld } from './figure-case.ts';
import { dictionaryPlaces } from './places/dictionary-places.ts';
import { madeGround } from './worlds/made-ground.ts';
import { makeWorld } from './worlds/made-world.ts';

const seed = 'every commit';
/** Cases of the sample: the first special periods; `pnpm compare-figures` reads all of them, and other data too. */
const sample = 3;

describe('figures issue 15: every appearance of a figure', () => {
  let world: FigureWorld;

  beforeAll(async () => {
    world = await makeWorld(seed);
  }, 120_000);

  afterAll(() => world.app.close());

  test('says the same as the stored values and as every other place', async () => {
    const found: string[] = [];
    let comparisons = 0;
    const read = new Set<string>();
    for await (const { figureCase, found: own } of compareWorld(world, madeGround, seed, sample)) {
      comparisons += own.comparisons;
      for (const place of own.places) read.add(place);
      const { name, first, last } = figureCase;
      found.push(
        ...own.differences.map((each) => `${name} (${first}..${last}): ${describeDifference(each)}`),
      );
    }
    expect(found).toEqual([]);
    expect(comparisons).toBeGreaterThan(10_000);
    const unread = Object.entries(dictionaryPlaces).flatMap(([place, compared]) =>
      'read' in compared
        ? compared.read
            .filter((start) => ![...read].some((own) => own.startsWith(start)))
            .map((start) => `${place}: ${start}`)
        : [],
    );
    expect(unread).toEqual([]);
  }, 300_000);

  test('is compared here or by a test that exists, wherever the dictionary says that it stands', () => {
    const gone = Object.values(dictionaryPlaces).flatMap((compared) =>
      'test' in compared && !existsSync(new URL(`../../../../../${compared.test}`, import.meta.url))
        ? [compared.test]
        : [],
    );
    expect(gone).toEqual([]);
  });
});

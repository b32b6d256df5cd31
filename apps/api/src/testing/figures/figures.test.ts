import { existsSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { pdfProgramsAreAbsent } from '../../files/testing/pdf-programs.ts';
import { describeDifference } from './compare.ts';
import { compareWorld } from './compare-world.ts';
import type { FigureWorld } from './figure-case.ts';
import { dictionaryPlaces } from './places/dictionary-places.ts';
import { madeGround } from './worlds/made-ground.ts';
import { demoGround, makeDemoWorld } from './worlds/demo-world.ts';
import { makeWorld } from './worlds/made-world.ts';

const seed = 'every commit';
/** Cases of the sample: the first special periods; `pnpm compare-figures` reads all of them, and other data too. */
const sample = 3;
/** Only the demo data has invoices and certificates, whose figures have no selectable period. */
const standing = 0;

describe('figures issue 15: every appearance of a figure', () => {
  const opened: FigureWorld[] = [];
  const read = new Set<string>();

  afterAll(async () => {
    for (const { app } of opened) await app.close();
  });

  test.each([
    ['made data', () => makeWorld(seed), madeGround, sample, 10_000],
    ['demo data with invoices and certificates', makeDemoWorld, demoGround, standing, 10_000],
  ] as const)(
    'says the same as the stored values and as every other place: %s',
    async (_, open, ground, count, fewest) => {
      const world = await open();
      opened.push(world);
      const found: string[] = [];
      let comparisons = 0;
      for await (const { figureCase, found: own } of compareWorld(world, ground, seed, count)) {
        comparisons += own.comparisons;
        for (const place of own.places) read.add(place);
        const { name, first, last } = figureCase;
        found.push(
          ...own.differences.map((each) => `${name} (${first}..${last}): ${describeDifference(each)}`),
        );
      }
      expect(found).toEqual([]);
      expect(comparisons).toBeGreaterThan(fewest);
    },
    300_000,
  );

  test('is read in every place that the dictionary has, unless a test of its own does it', () => {
    const unread = Object.entries(dictionaryPlaces).flatMap(([place, compared]) =>
      'read' in compared
        ? compared.read
            .filter((start) => !(start.endsWith(', pdf') && pdfProgramsAreAbsent))
            .filter((start) => ![...read].some((own) => own.startsWith(start)))
            .map((start) => `${place}: ${start}`)
        : [],
    );
    expect(unread).toEqual([]);
  });

  test('is compared here or by a test that exists, wherever the dictionary says that it stands', () => {
    const gone = Object.values(dictionaryPlaces).flatMap((compared) =>
      'test' in compared && !existsSync(new URL(`../../../../../${compared.test}`, import.meta.url))
        ? [compared.test]
        : [],
    );
    expect(gone).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import type { OpenFile, PlacedItem } from './file-items.ts';
import { noSettings } from './intake-settings.ts';
import { KeptRows } from './kept-rows.ts';

const settings = { ...noSettings, sek_per_eur: 11 };

function runOf(values: number): PlacedItem {
  return { item: 0, line: 1, row: { kwh: Array.from({ length: values }, () => 1) } };
}

function keeping(...batches: readonly (readonly PlacedItem[])[]): KeptRows {
  const kept = new KeptRows();
  kept.begin({ id: 'a' });
  for (const batch of batches) kept.add(batch);
  kept.end(settings);
  return kept;
}

test('gives the batches of the file in their order, once', () => {
  const batches = [[runOf(1)], [runOf(2), runOf(3)]];
  const kept = keeping(...batches);
  expect([...(kept.take({ id: 'a', settings: { ...settings } }) ?? [])]).toEqual(batches);
  expect(kept.take({ id: 'a', settings })).toBeNull();
});

test('gives nothing of another file, by other settings, or before the file was read to its end', () => {
  expect(keeping([runOf(1)]).take({ id: 'b', settings })).toBeNull();
  expect(keeping([runOf(1)]).take({ id: 'a', settings: noSettings })).toBeNull();
  const kept = new KeptRows();
  kept.begin({ id: 'a' });
  kept.add([runOf(1)]);
  expect(kept.take({ id: 'a', settings })).toBeNull();
});

test('keeps nothing of a file with more values than memory is meant for', () => {
  const many = runOf(1_500_000);
  expect(keeping([many], [many], [many]).take({ id: 'a', settings })).toBeNull();
  expect([...(keeping([many], [many]).take({ id: 'a', settings }) ?? [])]).toHaveLength(2);
});

test('keeps nothing of a file with other rows than runs of values, or with so many of them that they weigh more than their values', () => {
  const fact: PlacedItem = { item: 0, line: 1, row: { site_id: 'a' } };
  expect(keeping([runOf(1)], [fact]).take({ id: 'a', settings })).toBeNull();
  expect(keeping([runOf(1)], [{ item: 0, line: 1, problems: [] }]).take({ id: 'a', settings })).toBeNull();
  const short = Array.from({ length: 50_000 }, () => runOf(1));
  expect(keeping(short).take({ id: 'a', settings })).toBeNull();
});

test('gives a file that was read before it was looked through, once and only to whoever looks it through', () => {
  const file: OpenFile = {
    recognised: () => null,
    columns: () => null,
    articles: () => null,
    buyer: () => null,
    settings: () => settings,
    bytesRead: () => 1,
    items: (async function* () {})(),
  };
  const kept = new KeptRows();
  kept.begin({ id: 'a' }, file);
  expect(kept.add([runOf(1)])).toBe(true);
  expect(kept.takeRead({ id: 'a', settings })).toBeNull();
  kept.begin({ id: 'a' }, file);
  kept.add([runOf(1)]);
  kept.end(settings);
  const read = kept.takeRead({ id: 'a', settings });
  expect(read?.file).toBe(file);
  expect([...(read?.batches ?? [])]).toEqual([[runOf(1)]]);
  expect(kept.takeRead({ id: 'a', settings })).toBeNull();
  expect(keeping([runOf(1)]).takeRead({ id: 'a', settings })).toBeNull();
  expect(kept.add([runOf(5_000_000)])).toBe(false);
});

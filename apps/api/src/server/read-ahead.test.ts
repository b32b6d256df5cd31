import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Counts to three, and notes when each number is asked for and whether it was ended. */
function counting(log: string[], failsAt = 0) {
  async function* numbers(): AsyncGenerator<number, void, undefined> {
    try {
      for (let number = 1; number <= 3; number += 1) {
        log.push(`reads ${number}`);
        if (number === failsAt) throw new Error('It broke off.');
        yield number;
      }
    } finally {
      log.push('ended');
    }
  }
  return numbers();
}

test('reads the next item while the one at hand is worked on', async () => {
  const log: string[] = [];
  for await (const number of readAhead(counting(log))) log.push(`works on ${number}`);
  expect(log).toEqual(['reads 1', 'reads 2', 'works on 1', 'reads 3', 'works on 2', 'ended', 'works on 3']);
});

test('ends what it reads when its reader ends', async () => {
  const log: string[] = [];
  for await (const number of readAhead(counting(log))) {
    log.push(`works on ${number}`);
    break;
  }
  expect(log).toEqual(['reads 1', 'reads 2', 'works on 1', 'ended']);
});

test('throws what went wrong after the items before it', async () => {
  const log: string[] = [];
  const read = async (): Promise<void> => {
    for await (const number of readAhead(counting(log, 2))) {
      await new Promise(setImmediate);
      log.push(`works on ${number}`);
    }
  };
  await expect(read()).rejects.toThrow('It broke off.');
  expect(log).toEqual(['reads 1', 'reads 2', 'ended', 'works on 1']);
});

test('reads each item where it was called, whatever its reader is in', async () => {
  const place = new AsyncLocalStorage<string>();
  const places: (string | undefined)[] = [];
  async function* items(): AsyncGenerator<number, void, undefined> {
    try {
      for (let number = 1; number <= 2; number += 1) {
        places.push(place.getStore());
        yield number;
      }
    } finally {
      places.push(place.getStore());
    }
  }
  const read = readAhead(items());
  await place.run('inside', async () => {
    for await (const number of read) if (number === 1) break;
  });
  expect(places).toEqual([undefined, undefined, undefined]);
});

test('reads as many items ahead as it is told', async () => {
  const log: string[] = [];
  for await (const number of readAhead(counting(log), 2)) {
    await new Promise(setImmediate);
    log.push(`works on ${number}`);
  }
  expect(log).toEqual(['reads 1', 'reads 2', 'reads 3', 'works on 1', 'ended', 'works on 2', 'works on 3']);
});

import { expect, test } from 'vitest';
import { PrimaryHistory } from './primary-history.ts';
import { walPosition } from './wal-position.ts';

test('positions of the log are numbers of bytes', () => {
  expect(walPosition('0/0')).toBe(0n);
  expect(walPosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(walPosition('16/1') > walPosition('15/FFFFFFFF')).toBe(true);
});

test('who has the newest position is not behind, however long nothing was written', () => {
  const history = new PrimaryHistory();
  history.add(0, 100n);
  history.add(50_000, 100n);
  expect(history.delayAt(100n, 59_000)).toBe(0);
  expect(history.delayAt(140n, 59_000)).toBe(0);
});

test('the delay counts from the first position that is missing', () => {
  const history = new PrimaryHistory();
  history.add(0, 100n);
  history.add(10_000, 200n);
  history.add(12_000, 300n);
  expect(history.delayAt(100n, 12_500)).toBe(2_500);
  expect(history.delayAt(250n, 12_500)).toBe(500);
});

test('who is behind for longer than is remembered stays behind', () => {
  const history = new PrimaryHistory();
  history.add(0, 100n);
  for (let second = 1; second <= 300; second += 1) history.add(second * 1_000, 100n + BigInt(second));
  expect(history.delayAt(100n, 300_000)).toBe(60_000);
  const quiet = new PrimaryHistory();
  quiet.add(0, 100n);
  quiet.add(1_000, 200n);
  quiet.add(500_000, 200n);
  expect(quiet.delayAt(100n, 500_000)).toBe(60_000);
});

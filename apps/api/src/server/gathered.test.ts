import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('what is asked in one turn is asked at once, in its order, and no more than may be', async () => {
  const asked: (readonly number[])[] = [];
  const double = gathered((questions: readonly number[]) => {
    asked.push(questions);
    return Promise.resolve(questions.map((question) => question * 2));
  }, 3);
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(await double(5)).toBe(10);
  expect(asked).toEqual([[1, 2, 3], [4], [5]]);
});

test('an error is told to each who waits, and to nobody after them', async () => {
  let isFirst = true;
  const ask = gathered((questions: readonly string[]) => {
    if (!isFirst) return Promise.resolve(questions);
    isFirst = false;
    return Promise.reject(new Error('gone'));
  }, 10);
  const answers = await Promise.allSettled([ask('a'), ask('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('c')).toBe('c');
});

test('a missing answer is an error, never the answer to another question', async () => {
  const ask = gathered((questions: readonly string[]) => Promise.resolve(questions.slice(1)), 10);
  const answers = await Promise.allSettled([ask('a'), ask('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

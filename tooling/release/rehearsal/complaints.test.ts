import { expect, it } from 'vitest';
import { complaintsIn } from './complaints.ts';

it('finds what a program complains of', () => {
  const said = '✓ Compiled\n⚠ The size of a chunk is large\n(!) Warning: unused\nerror TS2882: styles.css\n';
  expect(complaintsIn(said)).toEqual([
    '⚠ The size of a chunk is large',
    '(!) Warning: unused',
    'error TS2882: styles.css',
  ]);
});

it('leaves out that Next has no cache of a new project, which it says in every workflow', () => {
  const said =
    '⚠ No build cache found. Please configure build caching for faster rebuilds.\n✓ Compiled successfully\n';
  expect(complaintsIn(said)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { transcriptOf, utterancesOf } from './transcript.ts';

const log = `
13:02:13.305236 - SPEECH OUTPUT: 'Screen reader on.'{'established': False}
13:02:20.110582 - SPEECH OUTPUT: 'image'
13:02:20.110590 - FOCUS MANAGER: Setting locus of focus
13:02:20.118656 - SPEECH OUTPUT: "This page can't be  found"
13:02:29.813814 - SPEECH OUTPUT: ' ' {'established': False}
13:02:29.813900 - SPEECH OUTPUT: 'Fokusläge' {'established': False}
13:02:29.862269 - SPEECH OUTPUT: 'Ladda om tryckknapp.' {'established': False}
`;

describe('what a screen reader said', () => {
  it('is read from its log, without quotes, voices and what it says of itself', () => {
    expect(utterancesOf(log)).toEqual([
      'Screen reader on.',
      'image',
      "This page can't be found",
      'Ladda om tryckknapp.',
    ]);
  });

  it('is kept by the key that it answers, and silence is seen', () => {
    const steps = [
      { key: 'Tab', said: ['Sök', 'redigerbar text'] },
      { key: 'Right', said: [] },
    ];
    expect(transcriptOf(steps)).toBe('[Tab]\nSök\nredigerbar text\n\n[Right]\n–\n');
  });
});

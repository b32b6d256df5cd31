import { describe, expect, it } from 'vitest';

import { choiceBody, currentChoice, isHeldBack, openIssues } from './intake-choices.ts';

describe('a choice for an issue', () => {
  it.each([
    ['unknown_site', 'wait'],
    ['unknown_site', 'skip'],
    ['much_higher', 'store_as_estimated'],
    ['missing_hour', 'leave_gap'],
    ['refused_rows', 'refuse_file'],
  ] as const)('%s: %s is sent as the API takes it', (code, choice) => {
    expect(choiceBody(code, choice)).toEqual({ [code]: choice });
  });

  it.each([
    ['unknown_site', 'store'],
    ['missing_hour', 'skip'],
    ['replaces', 'skip'],
  ] as const)('%s: %s is no choice', (code, choice) => {
    expect(() => choiceBody(code, choice)).toThrow(TypeError);
  });

  it('is the first until somebody chooses', () => {
    expect(currentChoice({ choice: null, choices: ['wait', 'skip'] })).toBe('wait');
    expect(currentChoice({ choice: 'skip', choices: ['wait', 'skip'] })).toBe('skip');
    expect(currentChoice({ choice: null, choices: [] })).toBeNull();
  });

  it('holds the file back while its refused rows are not skipped', () => {
    const refused = { code: 'refused_rows' as const, rows: 1, sites: 0, samples: [] };
    const choices = ['refuse_file' as const, 'skip' as const];
    expect(isHeldBack([{ ...refused, choice: null, choices }])).toBe(true);
    expect(isHeldBack([{ ...refused, choice: 'refuse_file', choices }])).toBe(true);
    expect(isHeldBack([{ ...refused, choice: 'skip', choices }])).toBe(false);
    expect(isHeldBack([])).toBe(false);
  });

  it('is asked for only where there is something to choose', () => {
    const issue = { rows: 1, sites: 1, choice: null, samples: [] };
    const issues = [
      { ...issue, code: 'replaces' as const, choices: [] },
      { ...issue, code: 'missing_hour' as const, choices: ['leave_gap' as const] },
    ];
    expect(openIssues(issues).map(({ code }) => code)).toEqual(['missing_hour']);
  });
});

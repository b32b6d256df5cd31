import { describe, expect, it } from 'vitest';
import { visualOptions } from './options.ts';

describe('visualOptions', () => {
  it('takes all modes and leaves the base to the history', () => {
    const { base, filter, modes } = visualOptions([]);
    expect({ base, filter }).toEqual({ base: undefined, filter: undefined });
    expect(modes.map(({ name }) => name)).toEqual([
      '390-light',
      '390-dark',
      '1024-light',
      '1024-dark',
      '1440-light',
      '1440-dark',
    ]);
  });

  it('reads base, filter and modes', () => {
    const options = visualOptions([
      'v1.2.0',
      '--filter',
      'knapp',
      '--mode',
      '1440-dark',
      '--mode',
      '390-light',
    ]);
    expect(options.base).toBe('v1.2.0');
    expect(options.filter?.test('Komponenter/Knapp/Primär')).toBe(true);
    expect(options.modes.map(({ name }) => name)).toEqual(['390-light', '1440-dark']);
  });

  it.each([
    [['a', 'b'], 'More than one base'],
    [['--mode', '800'], 'Unknown mode: 800'],
    [['--wrong'], "Unknown option '--wrong'"],
  ])('refuses %j', (args, message) => {
    expect(() => visualOptions(args)).toThrow(message);
  });
});

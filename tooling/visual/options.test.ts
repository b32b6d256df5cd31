import { describe, expect, it } from 'vitest';
import { visualOptions } from './options.ts';

describe('visualOptions', () => {
  it('takes every part and mode, and leaves the base to the history', () => {
    const { base, filter, modes, parts } = visualOptions([]);
    expect({ base, filter, parts: [...parts] }).toEqual({
      base: undefined,
      filter: undefined,
      parts: ['components', 'screens'],
    });
    expect([...modes].toSorted()).toEqual(
      [
        '390-light',
        '390-dark',
        '1024-light',
        '1024-dark',
        '1440-light',
        '1440-dark',
        '320-light',
        '768-light',
        '1920-light',
        '390-contrast',
        '1440-contrast',
        '1440-zoomed',
      ].toSorted(),
    );
  });

  it('reads base, filter, part and modes', () => {
    const options = visualOptions(
      'v1.2.0 --filter knapp --only screens --mode 1440-dark --mode 390-light'.split(' '),
    );
    expect(options.base).toBe('v1.2.0');
    expect(options.filter?.test('Komponenter/Knapp/Primär')).toBe(true);
    expect([...options.modes]).toEqual(['1440-dark', '390-light']);
    expect([...options.parts]).toEqual(['screens']);
    expect(options.brand).toBe(null);
  });

  it('photographs the screens, and only them, in a brand', () => {
    const { brand, parts } = visualOptions(['--brand', 'ragskar']);
    expect({ brand, parts: [...parts] }).toEqual({ brand: 'ragskar', parts: ['screens'] });
  });

  it.each([
    [['a', 'b'], 'More than one base'],
    [['--mode', '800'], 'Unknown mode: 800'],
    [['--only', 'mails'], 'Neither components nor screens: mails'],
    [['--brand', 'ragskar', '--only', 'components'], 'Components have no brand'],
    [['--wrong'], "Unknown option '--wrong'"],
  ])('refuses %j', (args, message) => {
    expect(() => visualOptions(args)).toThrow(message);
  });
});

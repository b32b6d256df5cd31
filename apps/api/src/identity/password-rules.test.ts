import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const personal = ['anna.lindqvist@norrviken.example', 'Anna', 'Lindqvist', 'Norrviken Livs', 'Vinröd Energi'];

async function problem(password: string): Promise<string | null> {
  return (await passwordProblem(password, personal))?.sv ?? null;
}

const common = 'Lösenordet är för vanligt. Välj ett som är svårare att gissa.';
const known = 'Lösenordet får inte innehålla ditt namn, din e-postadress eller företagets namn.';

describe('security 41: passwords', () => {
  test.each([
    'Sjutton gäss i rad',
    'правильная лошадь',
    '🐎🔋📎🐎🔋📎🧷🧵',
    '  kvarteret  ',
    'Vinrod-demo-2026',
  ])('%s is accepted', async (password) => {
    expect(await problem(password)).toBeNull();
  });

  test('length is counted in characters, 8 to 128', async () => {
    expect(await problem('sju bok')).toBe('Lösenordet måste ha minst 8 tecken.');
    expect(await problem('🐎🔋📎🧷🧵🐚🌵')).toBe('Lösenordet måste ha minst 8 tecken.');
    expect(await problem('åtta bok')).toBeNull();
    expect(await problem('en rad '.repeat(18) + 'ab')).toBeNull();
    expect(await problem('en rad '.repeat(18) + 'abc')).toBe('Lösenordet får ha högst 128 tecken.');
  });

  test.each(['password', 'Password123', 'qwertyuiop', '12345678', 'iloveyou', 'aaaaaaaaaaaa', '1212121212'])(
    '%s is too common',
    async (password) => {
      expect(await problem(password)).toBe(common);
    },
  );

  test.each(['Lindqvist2026!', 'xxNORRVIKENxx', 'anna.lindqvist', 'vinröd energi 1'])(
    '%s names the person or the company',
    async (password) => {
      expect(await problem(password)).toBe(known);
    },
  );
});

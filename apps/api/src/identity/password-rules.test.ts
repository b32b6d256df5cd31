import { describe, expect, test } from 'vitest';
import { guessesFor } from './guessing.ts';
import { passwordProblem } from './password-rules.ts';

const personal = {
  own: ['anna.lindqvist@norrviken.example', 'Anna', 'Lindqvist', 'Norrviken Livs', 'Vinröd Energi'],
  near: ['Älvstrandens Livsmedel AB'],
};

async function problem(password: string): Promise<string | null> {
  return (await passwordProblem(password, personal))?.sv ?? null;
}

const common = 'Lösenordet är för vanligt. Välj ett som är svårare att gissa.';
const known = 'Lösenordet får inte innehålla ditt namn, din e-postadress eller företagets namn.';

describe('security m9: security 41: passwords', () => {
  test.each([
    'Sjutton gäss i rad',
    'правильная лошадь',
    '🐎🔋📎🐎🔋📎🧷🧵',
    '  kvarteret  ',
    'x7Kq!9Zp',
    'Tq4#vM9x',
    'Grävling under månen 4',
    'tidtabell möter grus i kylen',
  ])('%s is accepted', async (password) => {
    expect(await problem(password)).toBeNull();
  });

  test('length is counted in characters, 8 to 128', async () => {
    const long = 'grus möter tidtabell när kylen nynnar bakom gamla räcken utan lock ';
    expect(await problem('sju bok')).toBe('Lösenordet måste ha minst 8 tecken.');
    expect(await problem('🐎🔋📎🧷🧵🐚🌵')).toBe('Lösenordet måste ha minst 8 tecken.');
    expect(await problem('🐎🔋📎🧷🧵🐚🌵🦔')).toBeNull();
    expect(await problem(long.repeat(2).slice(0, 128))).toBeNull();
    expect(await problem(long.repeat(2).slice(0, 129))).toBe('Lösenordet får ha högst 128 tecken.');
  });

  test.each([
    'password',
    'Password123',
    'P@ssw0rd1',
    'iloveyou',
    '12345678',
    'aaaaaaaaaaaa',
    '1212121212',
    'qwertyuiop',
    'qwertyåäö',
    'asdfghjklöä',
    '1q2w3e4r5t',
    'Sommar2026',
    'Vinter2025!',
    'augusti2026',
    'Måndag123',
    'lösenord1',
    'losenord1',
    'Losenord!',
    'L0senord1',
    'Fotboll1!',
    'Stockholm08',
    'Djurgården1891',
    'Goteborg2026',
    'Elnät2026!',
    'Karlsson1',
    'Alvstrandens1',
  ])('%s is too common', async (password) => {
    expect(await problem(password)).toBe(common);
  });

  test.each([
    'Lindqvist2026!',
    'xxNORRVIKENxx',
    'Norrviken2026',
    'N0rrv1ken!!',
    'anna.lindqvist',
    'vinröd energi 1',
    'vinrod123',
    'V1nröd-portalen-går-bra',
  ])('%s names the person or the company', async (password) => {
    expect(await problem(password)).toBe(known);
  });

  test('what is typed as one sign or as two is the same', async () => {
    expect(await problem('lösenord1'.normalize('NFD'))).toBe(common);
  });

  test('the work is bounded: no more than 32 characters are looked through', async () => {
    const start = 'a4@e3i1!o0s5$t7A'.repeat(2);
    const guesses = await guessesFor(start, []);
    expect(await guessesFor(`${start}${'p@$$w0rd'.repeat(12)}`, [])).toBe(guesses);
    expect(await guessesFor(start.slice(0, 31), [])).not.toBe(guesses);
  });
});

import { createClient, memoryStorage } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { errorText, isEnglishErrorText, isMissing } from './error-text.ts';

const session = { accessToken: 'access', refreshToken: 'refresh' };

/** Error that a call rejects with for this response. */
async function failureOf(answer: () => Promise<Response>): Promise<unknown> {
  const client = createClient({
    baseUrl: 'https://portal.example/api',
    storage: memoryStorage(session),
    fetch: answer,
  });
  return client.corporateGroups.get({ path: { id: 'b1f3' } }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const refusal = (message: string) => ({ type: 'non_field_error', details: { message } });

describe('the text of a failed call', () => {
  it('is in Swedish when the program itself is at fault, of which the spec says nothing', () => {
    expect(errorText(new RangeError('a mistake'))).toBe(
      'Något gick fel på sidan. Ladda om den och försök igen.',
    );
  });

  it.each([
    ['a success that is a list', Response.json([]), 'Servern svarade med något som portalen inte förstår.'],
    [
      'a success that is a page',
      new Response('<html>'),
      'Servern svarade med något som portalen inte förstår.',
    ],
    [
      'a redirect',
      new Response(null, { status: 301, headers: { Location: '/x/' } }),
      'Servern hänvisade till en annan adress, och dit går portalen inte.',
    ],
  ])('gives the reason of %s, of which the spec says nothing', async (_, answer, text) => {
    expect(errorText(await failureOf(async () => answer))).toBe(text);
  });

  it('says when it is English', () => {
    expect(isEnglishErrorText('Something went wrong!')).toBe(true);
    expect(isEnglishErrorText('No response received from the server')).toBe(true);
    expect(isEnglishErrorText('Koden är fel eller för gammal.')).toBe(false);
    expect(isEnglishErrorText('Nej.')).toBe(false);
  });

  it.each([
    [refusal('Kontot är låst.'), 'Kontot är låst.'],
    [
      { type: 'field_error', details: [{ field: 'id', errors: ['Fel', 'värde.'] }, { errors: ['Nej.'] }] },
      /^Fel värde\.\s+Nej\.$/,
    ],
    [{ type: 'other' }, 'Something went wrong!'],
  ])('is what the server says, as spec section 8 reads it: %o', async (body, text) => {
    expect(errorText(await failureOf(async () => Response.json(body, { status: 422 })))).toMatch(text);
  });

  it('is the spec’s sentence when no answer comes (spec section 8)', async () => {
    const failure = await failureOf(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(errorText(failure)).toBe('No response received from the server');
  });
});

describe('what was asked for', () => {
  it.each([
    [404, true],
    [400, true],
    [403, false],
    [500, false],
  ])('with the answer %i is missing: %s', async (status, missing) => {
    expect(isMissing(await failureOf(async () => Response.json(refusal('Nej.'), { status })))).toBe(missing);
  });

  it('is not missing when the network is, or the program is wrong', async () => {
    expect(isMissing(new RangeError('a mistake'))).toBe(false);
    expect(isMissing(await failureOf(async () => Promise.reject(new TypeError('offline'))))).toBe(false);
  });
});

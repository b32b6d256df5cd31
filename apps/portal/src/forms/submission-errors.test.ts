import { createClient, memoryStorage } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { noErrors, submissionErrors } from './submission-errors.ts';

/** The error a real client makes of an answer. */
async function errorOf(answer: () => Promise<Response>): Promise<unknown> {
  const client = createClient({ baseUrl: 'https://api.example', storage: memoryStorage(), fetch: answer });
  return client.auth.requestPasswordReset({ body: { email: 'a' } }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

function refused(body: unknown): () => Promise<Response> {
  return async () => Response.json(body, { status: 422 });
}

describe('submissionErrors', () => {
  it('puts messages beside their fields and the rest on the form', async () => {
    const error = await errorOf(
      refused({
        type: 'field_error',
        details: [
          { field: 'password', errors: ['Lösenordet är för kort.', 'Det är vanligt.'] },
          { field: 'token', errors: ['Länken är för gammal.'] },
        ],
      }),
    );
    expect(submissionErrors(error, ['password'])).toEqual({
      problem: 'Länken är för gammal.',
      fields: { password: 'Lösenordet är för kort. Det är vanligt.' },
    });
  });

  it('shows the one message of a non-field error', async () => {
    const error = await errorOf(refused({ type: 'non_field_error', details: { message: 'Nej.' } }));
    expect(submissionErrors(error, ['password']).problem).toBe('Nej.');
  });

  it('has the spec’s words for no answer and for the unexpected', async () => {
    const offline = await errorOf(() => Promise.reject(new TypeError('offline')));
    expect(submissionErrors(offline, []).problem).toBe('No response received from the server');
    expect(submissionErrors(await errorOf(refused({})), []).problem).toBe('Something went wrong!');
    expect(submissionErrors(new RangeError('a mistake'), []).problem).toBe(
      'Något gick fel på sidan. Ladda om den och försök igen.',
    );
  });

  it('shows nothing for a call that was given up', async () => {
    const client = createClient({
      baseUrl: 'https://api.example',
      storage: memoryStorage(),
      fetch: (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        }),
    });
    const controller = new AbortController();
    const call = client.auth.requestPasswordReset({ body: { email: 'a' }, signal: controller.signal });
    controller.abort();
    const error: unknown = await call.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(submissionErrors(error, [])).toBe(noErrors);
  });
});

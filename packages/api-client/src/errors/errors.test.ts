import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import type { Fetch } from '../transport/exchange.ts';
import { unknownReason } from './unknown-reason.ts';
import { type ApiError, isApiError, isFieldError, isNonFieldError, isUnknownError } from './api-error.ts';

const baseUrl = 'https://portal.example/api';

async function failureOf(fetch: Fetch): Promise<unknown> {
  const client = createClient({ baseUrl, storage: memoryStorage(), fetch });
  return client.profile.get().then(
    () => undefined,
    (error: unknown) => error,
  );
}

const answering = (status: number, body: BodyInit | null, headers: HeadersInit = {}): Promise<unknown> =>
  failureOf(() => Promise.resolve(new Response(body, { status, headers })));

const unknown = { kind: 'unknown', message: 'Something went wrong!' };

describe('errors (security checklist, client lines 16 and 17; specification, section 8)', () => {
  it('16. reads a non_field_error', async () => {
    const body = JSON.stringify({
      type: 'non_field_error',
      details: { message: 'Koden är fel eller för gammal.' },
    });
    const error = await answering(401, body);
    expect(error).toMatchObject({
      kind: 'non_field_error',
      message: 'Koden är fel eller för gammal.',
      status: 401,
    });
    expect(isNonFieldError(error)).toBe(true);
  });

  it('16. reads a field_error of several fields, several strings joined with a space', async () => {
    const body = JSON.stringify({
      type: 'field_error',
      details: [
        { field: 'password', errors: ['För kort.', 'För vanligt.'] },
        { field: 'password_confirm', errors: ['Inte lika.'] },
        { field: 'password', errors: ['Innehåller ditt namn.'] },
        { field: '__proto__', errors: ['Ont.'] },
        { errors: ['Utan fält.'] },
        { field: 'tom', errors: [] },
      ],
    });
    const error = await answering(422, body);
    expect(error).toMatchObject({
      kind: 'field_error',
      message: 'För kort. För vanligt. Inte lika. Innehåller ditt namn. Ont. Utan fält.',
    });
    expect(isFieldError(error) ? Object.entries(error.fieldErrors) : []).toEqual([
      ['password', 'För kort. För vanligt. Innehåller ditt namn.'],
      ['password_confirm', 'Inte lika.'],
      ['__proto__', 'Ont.'],
      ['', 'Utan fält.'],
    ]);
  });

  it.each([
    ['an unknown type', '{"type":"strange","details":{"message":"x"}}'],
    ['a non_field_error without message', '{"type":"non_field_error","details":{}}'],
    ['an empty message', '{"type":"non_field_error","details":{"message":""}}'],
    ['a field_error without list', '{"type":"field_error","details":{"errors":["x"]}}'],
    ['a field_error with nothing in it', '{"type":"field_error","details":[{"field":"a","errors":[7]}]}'],
    ['JSON null', 'null'],
    ['an HTML page', '<html><h1>502 Bad Gateway</h1></html>'],
    ['half a JSON', '{"type":"non_field_error"'],
    ['nothing', null],
  ])('16. gives "Something went wrong!" for %s', async (_, body) => {
    const error = await answering(502, body);
    expect(error).toMatchObject({ ...unknown, status: 502 });
    expect(isUnknownError(error)).toBe(true);
  });

  it.each([
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something that is no Error', () => Promise.reject('offline')],
    [
      'a connection lost in the body',
      () =>
        Promise.resolve(
          new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
        ),
    ],
  ])('16. gives "No response received from the server" for %s', async (_, fetch) => {
    expect(await failureOf(fetch)).toMatchObject({
      kind: 'no_response',
      message: 'No response received from the server',
    });
  });

  it.each([
    ['an HTML page', '<html>Välkommen</html>'],
    ['another object', '{"hello":"world"}'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('does not take %s with status 200 for a profile', async (_, body) => {
    expect(await answering(200, body)).toMatchObject({ ...unknown, status: 200 });
  });

  it.each([
    [
      'a slash that is missing',
      new Response(null, { status: 301, headers: { Location: '/api/v1/x/' } }),
      301,
    ],
    ['a sign-in page', new Response('<html>', { status: 302, headers: { Location: '/login' } }), 302],
    [
      'a browser, which hides it',
      Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } }),
      0,
    ],
  ])('says that a redirect was one: %s', async (_, response, status) => {
    const error = await failureOf(() => Promise.resolve(response));
    expect(error).toMatchObject({ ...unknown, status });
    expect(isUnknownError(error) && unknownReason(error)).toBe('redirect');
  });

  it('says that an error was of another shape, or a success', async () => {
    const [refused, strange] = [await answering(404, '{"detail":"Not found."}'), await answering(200, '[]')];
    expect(isUnknownError(refused) && unknownReason(refused)).toBe('error_body');
    expect(isUnknownError(strange) && unknownReason(strange)).toBe('success_body');
  });

  it('17. parses an error on a download as JSON, whatever its content type', async () => {
    const body = JSON.stringify({ type: 'non_field_error', details: { message: 'Ingen data i perioden.' } });
    const answers = [
      new Response(new Blob([body], { type: 'application/octet-stream' }), { status: 422 }),
      new Response(new Blob([new Uint8Array([80, 75, 3, 4])]), { status: 200 }),
    ];
    const client = createClient({
      baseUrl,
      storage: memoryStorage(),
      fetch: () => Promise.resolve(answers.shift() ?? Response.error()),
    });
    const download = () =>
      client.exports.timeSheets({
        path: { id: 'k' },
        query: { start_date: '2026-10-01', end_date: '2026-10-31' },
      });
    await expect(download()).rejects.toMatchObject({
      kind: 'non_field_error',
      message: 'Ingen data i perioden.',
    });
    expect((await download()).blob.size).toBe(4);
  });

  it(
    '16. never rejects with anything but the typed error, for 10 000 random bodies',
    { timeout: 120_000 },
    async () => {
      const texts = fc.option(fc.string(), { nil: undefined });
      const errorLike = fc.record(
        {
          type: fc.oneof(fc.constantFrom('field_error', 'non_field_error'), fc.jsonValue()),
          details: fc.oneof(
            fc.record({ message: fc.oneof(texts, fc.jsonValue()) }, { requiredKeys: [] }),
            fc.array(
              fc.oneof(
                fc.record({ field: texts, errors: fc.array(fc.oneof(texts, fc.jsonValue())) }),
                fc.jsonValue(),
              ),
            ),
            fc.jsonValue(),
          ),
        },
        { requiredKeys: [] },
      );
      const body = fc.oneof(
        errorLike.map((value) => JSON.stringify(value)),
        fc.json(),
        fc.string({ unit: 'binary' }),
        fc.uint8Array().map((bytes) => Uint8Array.from(bytes)),
      );
      const retryAfter = fc.stringMatching(/^[ -~]*$/);
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 400, max: 599 }),
          body,
          retryAfter,
          async (status, bytes, wait) => {
            const error = await answering(status, bytes, { 'Retry-After': wait });
            expect(error).toSatisfy(isApiError);
            expect(error).toMatchObject({
              kind: expect.stringMatching(/^(field_error|non_field_error|unknown)$/),
              message: expect.stringMatching(/./s),
              status,
            });
            expect(isFieldError(error) ? Object.values(error.fieldErrors) : []).not.toContain('');
          },
        ),
        { numRuns: 10_000, seed: 2026 },
      );
    },
  );

  it('knows an error of another copy of the package', () => {
    const foreign = Object.assign(new Error('x'), {
      kind: 'non_field_error' satisfies ApiError['kind'],
      [Symbol.for('@vinrod/api-client/error')]: true,
    });
    expect(isApiError(foreign)).toBe(true);
    expect(isApiError(new Error('x'))).toBe(false);
    expect(isApiError(null)).toBe(false);
    expect(isApiError('x')).toBe(false);
  });
});

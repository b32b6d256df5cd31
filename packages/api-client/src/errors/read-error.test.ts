import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { readDjangoError } from '../../examples/read-django-error.ts';
import { fieldError, nonFieldError } from './api-error.ts';
import type { ErrorReader } from './error-body.ts';

async function failureOf(readError: ErrorReader, status: number, body: string): Promise<unknown> {
  const client = createClient({
    baseUrl: 'https://portal.example/api',
    storage: memoryStorage(),
    readError,
    fetch: () => Promise.resolve(new Response(body, { status, headers: { 'Retry-After': '30' } })),
  });
  return client.profile.get().then(
    () => undefined,
    (error: unknown) => error,
  );
}

const specified = '{"type":"non_field_error","details":{"message":"Koden är fel."}}';

const another: ErrorReader = (body, facts) => nonFieldError(`${JSON.stringify(body)} ${facts.status}`, facts);

const ofFields: ErrorReader = (_, facts) => fieldError('Fel.', { email: 'Fel.' }, facts);

describe('adoption W4: readError', () => {
  it('makes a typed error of a message', async () => {
    expect(await failureOf(another, 404, '{"problem":"x"}')).toMatchObject({
      kind: 'non_field_error',
      message: '{"problem":"x"} 404',
      status: 404,
      retryAfterSeconds: 30,
    });
  });

  it('makes a typed error of fields', async () => {
    const error = await failureOf(ofFields, 422, '{}');
    expect(error).toMatchObject({ kind: 'field_error', message: 'Fel.', fieldErrors: { email: 'Fel.' } });
  });

  it('is not asked about the bodies of the specification', async () => {
    expect(await failureOf(another, 401, specified)).toMatchObject({ message: 'Koden är fel.' });
  });

  it('gets undefined for what is no JSON, and null leaves the words of the specification', async () => {
    const seen: unknown[] = [];
    const read: ErrorReader = (body) => {
      seen.push(body);
      return null;
    };
    expect(await failureOf(read, 502, '<html>')).toMatchObject({
      kind: 'unknown',
      message: 'Something went wrong!',
    });
    expect(seen).toEqual([undefined]);
  });

  it('rejects with what it throws', async () => {
    const mistake = new RangeError('a mistake');
    const read: ErrorReader = () => {
      throw mistake;
    };
    expect(await failureOf(read, 500, '{}')).toBe(mistake);
  });
});

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

describe('adoption W4: the reader of the guide for Django REST Framework', () => {
  it('stands in the guide as it is tested', () => {
    const guide = read('docs/guides/own-back-end.md');
    expect(guide).toContain(read('packages/api-client/examples/read-django-error.ts').trim());
  });

  it.each([
    ['{"detail":"Not found."}', { kind: 'non_field_error', message: 'Not found.' }],
    [
      '{"email":["Enter a valid email address."],"name":["Required.","Too long."]}',
      {
        kind: 'field_error',
        fieldErrors: { email: 'Enter a valid email address.', name: 'Required. Too long.' },
      },
    ],
    ['{"non_field_errors":["Unable to log in."]}', { kind: 'non_field_error', message: 'Unable to log in.' }],
    [
      '{"non_field_errors":["No."],"email":["Wrong."]}',
      { kind: 'field_error', fieldErrors: { '': 'No.', email: 'Wrong.' } },
    ],
    [
      '{"address":{"street":["Required."]},"rows":[{},{"kwh":["Not a number."]}]}',
      { kind: 'field_error', fieldErrors: { 'address.street': 'Required.', 'rows.1.kwh': 'Not a number.' } },
    ],
    ['["Nej.","Inte det heller."]', { kind: 'non_field_error', message: 'Nej. Inte det heller.' }],
    ['{}', { kind: 'unknown' }],
    ['"text"', { kind: 'unknown' }],
    ['{"count":7}', { kind: 'unknown' }],
    ['<h1>Server Error (500)</h1>', { kind: 'unknown' }],
  ])('reads %s', async (body, error) => {
    expect(await failureOf(readDjangoError, 400, body)).toMatchObject(error);
  });
});

import { describe, expect, test } from 'vitest';
import { contractDocument, readContract, usualBodyLimit } from '../server/contract.ts';
import { formatLengths } from './formats.ts';
import { isRecord, resolveReference, type JsonRecord } from '../server/json-document.ts';

/** A schema somewhere in the input of an operation. */
interface Place {
  readonly where: string;
  readonly schema: JsonRecord;
}

/** Maximum depth of a request's schema; a recursive one would never end. */
const deepest = 12;

/** Maximum number of names in a query. */
const mostNames = 64;

/** Maximum body of any operation, bytes. */
const largestBody = 1024 * 1024;

const combinations = ['allOf', 'anyOf', 'oneOf'] as const;

function typesOf({ type }: JsonRecord): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

function alternativesOf(schema: JsonRecord): readonly unknown[] {
  return combinations.flatMap((word) => {
    const list = schema[word];
    return Array.isArray(list) ? list : [];
  });
}

/** A schema and all schemas nested in it. */
function placesIn(where: string, value: unknown, depth = 0): readonly Place[] {
  if (depth > deepest) throw new Error(`${where} goes on without end.`);
  const schema = resolveReference(contractDocument, value);
  const members = isRecord(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [
    { where, schema },
    ...(schema['items'] === undefined ? [] : placesIn(`${where}[]`, schema['items'], depth + 1)),
    ...members.flatMap(([name, inner]) => placesIn(`${where}.${name}`, inner, depth + 1)),
    ...alternativesOf(schema).flatMap((inner) => placesIn(where, inner, depth + 1)),
  ];
}

/** The schemas of a form body with files. */
function formOf(id: string): readonly Place[] {
  const paths = Object.values(isRecord(contractDocument['paths']) ? contractDocument['paths'] : {});
  const operation = paths
    .flatMap((item) => Object.values(isRecord(item) ? item : {}))
    .find((item) => isRecord(item) && item['operationId'] === id);
  if (!isRecord(operation) || operation['requestBody'] === undefined) return [];
  const { content } = resolveReference(contractDocument, operation['requestBody']);
  const form = isRecord(content) ? content['multipart/form-data'] : undefined;
  return isRecord(form) ? placesIn(`${id} form`, form['schema']) : [];
}

const operations = readContract();

const places: readonly Place[] = operations.flatMap(({ id, parameters, body }) => [
  ...parameters.flatMap(({ place, name, schema }) => placesIn(`${id} ${place} ${name}`, schema)),
  ...(body === null ? [] : placesIn(`${id} body`, body)),
  ...formOf(id),
]);

function isOneOfFew(schema: JsonRecord): boolean {
  return schema['enum'] !== undefined || schema['const'] !== undefined;
}

function hasBothEnds(schema: JsonRecord): boolean {
  const ends = ['Minimum', 'Maximum'].map((word) => schema[word.toLowerCase()] ?? schema[`exclusive${word}`]);
  return isOneOfFew(schema) || ends.every((end) => typeof end === 'number' && Number.isSafeInteger(end));
}

function hasLength(schema: JsonRecord): boolean {
  const { maxLength, format } = schema;
  const isKnownFormat = typeof format === 'string' && formatLengths.has(format);
  // The limits of forms apply to a file in a form.
  return isOneOfFew(schema) || typeof maxLength === 'number' || isKnownFormat || format === 'binary';
}

function namesOf(type: string, isFine: (schema: JsonRecord) => boolean): readonly string[] {
  return places
    .filter(({ schema }) => typesOf(schema).includes(type) && !isFine(schema))
    .map(({ where }) => where);
}

/** Bytes of the largest JSON text that fits a schema, without whitespace. */
function largestText(value: unknown): number {
  const schema = resolveReference(contractDocument, value);
  const choices = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const'] ?? null];
  const sizes = [
    ...choices.map((choice) => JSON.stringify(choice).length),
    ...alternativesOf(schema).map(largestText),
  ];
  const { maxLength, maxItems, format, properties } = schema;
  const types = typesOf(schema);
  if (types.includes('string') && !isOneOfFew(schema)) {
    const longest = formatLengths.get(String(format));
    // A character may take four bytes; those of formats take one.
    sizes.push(2 + (longest ?? 4 * Number(maxLength)));
  }
  // A sign, seventeen digits, a point and an exponent.
  if (types.includes('integer') || types.includes('number')) sizes.push(24);
  if (types.includes('array')) {
    const items = resolveReference(contractDocument, schema['items']);
    const different =
      schema['uniqueItems'] === true && Array.isArray(items['enum']) ? items['enum'].length : Infinity;
    sizes.push(2 + Math.min(Number(maxItems), different) * (1 + largestText(items)));
  }
  if (isRecord(properties))
    sizes.push(
      Object.entries(properties).reduce(
        (sum, [name, inner]) => sum + name.length + 4 + largestText(inner),
        2,
      ),
    );
  return Math.max(...sizes);
}

describe('what a request may hold has an end', () => {
  test('security B1: every list has a largest number of items', () => {
    expect(places.length).toBeGreaterThan(500);
    expect(namesOf('array', ({ maxItems }) => typeof maxItems === 'number')).toEqual([]);
  });

  test('security B1: every text has a largest length', () => {
    expect(namesOf('string', hasLength)).toEqual([]);
  });

  test('security B1: every object names its members', () => {
    expect(namesOf('object', ({ additionalProperties }) => additionalProperties === false)).toEqual([]);
  });

  test('security B1: every value has a type', () => {
    const untyped = places.filter(
      ({ schema }) =>
        schema['type'] === undefined && !isOneOfFew(schema) && alternativesOf(schema).length === 0,
    );
    expect(untyped.map(({ where }) => where)).toEqual([]);
  });

  test('security B1: no operation has more names in its query than a query may have', () => {
    for (const { id, parameters } of operations) {
      const names = parameters.filter(({ place }) => place === 'query');
      expect([id, names.length <= mostNames]).toEqual([id, true]);
    }
  });

  test('security M1: only texts and numbers are compared with each other', () => {
    const compared = places.filter(({ schema }) => schema['uniqueItems'] === true);
    expect(compared.length).toBeGreaterThan(20);
    for (const { where, schema } of compared) {
      const { type } = resolveReference(contractDocument, schema['items']);
      expect([where, type === 'string' || type === 'integer']).toEqual([where, true]);
    }
  });

  test('security m3: every number has a smallest and a largest value', () => {
    expect([...namesOf('integer', hasBothEnds), ...namesOf('number', hasBothEnds)]).toEqual([]);
  });

  test('security M1: a body that fits its schema fits its limit, and only such operations have a larger limit than the usual one', () => {
    for (const { id, body, bodyLimit } of operations) {
      if (body === null) continue;
      const largest = largestText(body);
      expect([id, largest <= bodyLimit, bodyLimit <= largestBody]).toEqual([id, true, true]);
      expect([id, bodyLimit > usualBodyLimit]).toEqual([id, largest > usualBodyLimit]);
    }
  });
});

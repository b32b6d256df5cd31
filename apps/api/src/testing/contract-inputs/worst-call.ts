import type { ContractOperation } from '../../server/contract.ts';
import { isRecord, type JsonRecord } from '../../server/json-document.ts';
import { addressOf, validParts, type CallParts, type GeneratedCall } from './generated-call.ts';
import { randomOf } from './random.ts';
import { fieldsOf, itemsOf, kindsOf, limitOf, waysOf } from './schema-parts.ts';
import type { KnownValues } from './valid-value.ts';

/** How large a request may be, bytes. */
export interface RequestLimits {
  /** Address and headers together. */
  readonly head: number;
  readonly body: number;
}

/** A call that makes as much work as its size allows, and what it does for that. */
export interface WorstCall extends GeneratedCall {
  readonly part: 'query' | 'path' | 'body';
  /** Values of the path. */
  readonly params: CallParts['params'];
  readonly does: string;
}

/** Bytes left in the head for the request line, host and authorisation. */
const otherHeaders = 2048;

/** Different short names, as many as fit into so many bytes when each takes `around` more. */
function manyNames(bytes: number, around: number): string[] {
  const names: string[] = [];
  for (let left = bytes, index = 0; ; index += 1) {
    const name = index.toString(36);
    left -= name.length + around;
    if (left < 0) return names;
    names.push(name);
  }
}

/** Texts that a careless pattern or check takes longest over, repeated to fill a room. */
const longContents: readonly string[] = ['a.', '\u0301', '<b>'];

/** Bytes of a text in UTF-8, within JSON. */
function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function filledText(content: string, bytes: number): string {
  return content.repeat(Math.max(1, Math.floor(bytes / Math.max(1, jsonBytes(content) - 2))));
}

/** Every list and text that a body has a place for, with a function that puts a value there. */
interface Place {
  readonly name: string;
  readonly kind: 'array' | 'string';
  readonly schema: JsonRecord;
  readonly put: (value: unknown) => unknown;
}

function placesOf(schema: JsonRecord, name: string, put: (value: unknown) => unknown, depth = 0): Place[] {
  if (depth > 6) return [];
  return waysOf(schema).flatMap((way) => {
    const kinds = kindsOf(way);
    if (kinds.includes('object'))
      return fieldsOf(way).flatMap(([field, inner]) =>
        placesOf(inner, field, (value) => put({ [field]: value }), depth + 1),
      );
    if (kinds.includes('array'))
      return [
        { name, kind: 'array' as const, schema: way, put },
        ...placesOf(itemsOf(way), name, (value) => put([value]), depth + 1),
      ];
    return kinds.includes('string') ? [{ name, kind: 'string' as const, schema: way, put }] : [];
  });
}

/** A value merged into the object that a call needs, so that what is required is there. */
function merged(base: unknown, over: unknown): unknown {
  return isRecord(base) && isRecord(over) ? { ...base, ...over } : over;
}

function deeplyNested(bytes: number, open: string, close: string): string {
  const depth = Math.floor(bytes / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

function listOf(bytes: number, item: (index: number) => string): string {
  const items: string[] = [];
  for (let left = bytes - 2, index = 0; ; index += 1) {
    const text = item(index);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) return `[${items.join()}]`;
    items.push(text);
  }
}

/** Different uuids. */
function uuidNumber(index: number): string {
  return `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

/** Stands for text that is put in after the rest was written as JSON. */
const hole = '\u0002hole\u0002';

function withHole(body: unknown, text: string): string {
  return JSON.stringify(body).replace(JSON.stringify(hole), () => text);
}

function worstLists(place: Place, base: unknown, bytes: number): (readonly [string, string])[] {
  const body = merged(base, place.put(hole));
  const room = bytes - jsonBytes(body);
  const half = Math.floor((room - 3) / 2);
  const most = limitOf(place.schema, 'maxItems', Number.MAX_SAFE_INTEGER);
  const item = waysOf(itemsOf(place.schema))[0] ?? {};
  const { enum: choices } = item;
  const allowed = (index: number): string =>
    kindsOf(item).includes('integer')
      ? String(index + 1)
      : Array.isArray(choices)
        ? JSON.stringify(choices[index % choices.length])
        : JSON.stringify(uuidNumber(index));
  const contents: (readonly [string, string])[] = [
    [`${place.name}: numbers`, listOf(room, String)],
    [`${place.name}: short texts`, listOf(room, (index) => `"${index.toString(36)}"`)],
    [`${place.name}: empty objects`, listOf(room, () => '{}')],
    [`${place.name}: two deep lists`, `[${deeplyNested(half, '[', ']')},${deeplyNested(half, '[', ']')}]`],
    [
      `${place.name}: two deep objects`,
      `[${deeplyNested(half, '{"a":', '}')},${deeplyNested(half, '{"a":', '}')}]`,
    ],
    [`${place.name}: items of the right kind`, listOf(room, allowed)],
    [
      `${place.name}: most items`,
      `[${(JSON.parse(listOf(room, allowed)) as unknown[])
        .slice(0, most)
        .map((value) => JSON.stringify(value))
        .join()}]`,
    ],
  ];
  return contents.map(([does, text]) => [does, withHole(body, text)] as const);
}

function worstTexts(place: Place, base: unknown, bytes: number): (readonly [string, string])[] {
  const room = bytes - jsonBytes(merged(base, place.put('')));
  const most = limitOf(place.schema, 'maxLength', 200);
  const withText = (text: string): string => JSON.stringify(merged(base, place.put(text)));
  return [
    [`${place.name}: as long as fits`, withText(filledText('a.', room))],
    ...longContents.map((content): readonly [string, string] => [
      `${place.name}: longest of ${JSON.stringify(content)}`,
      withText([...filledText(content, room)].slice(0, most).join('')),
    ]),
  ];
}

function worstBodies(schema: JsonRecord, base: unknown, bytes: number): (readonly [string, string])[] {
  const places = placesOf(schema, 'body', (value) => value);
  const names = manyNames(bytes - jsonBytes(base) - 2, '"~":1,'.length);
  const unknown = Object.fromEntries(names.map((name) => [`~${name}`, 1]));
  return [
    ['the body itself', JSON.stringify(base)],
    ['most names', JSON.stringify(merged(base, unknown))],
    ['a body of lists in each other', deeplyNested(bytes, '[', ']')],
    ['a body of objects in each other', deeplyNested(bytes, '{"a":', '}')],
    ['a body of spaces', ' '.repeat(bytes)],
    ...places.flatMap((place) =>
      place.kind === 'array' ? worstLists(place, base, bytes) : worstTexts(place, base, bytes),
    ),
  ];
}

function worstQueries(operation: ContractOperation, bytes: number): (readonly [string, string])[] {
  const parameters = operation.parameters.filter(({ place }) => place === 'query');
  const repeated = (name: string, value: (index: number) => string): string => {
    const pairs: string[] = [];
    for (let left = bytes, index = 0; ; index += 1) {
      const pair = `${name}=${value(index)}`;
      left -= pair.length + 1;
      if (left < 0) return pairs.join('&');
      pairs.push(pair);
    }
  };
  return [
    ['most names', manyNames(bytes, 1).join('&')],
    ['no names', '&'.repeat(bytes)],
    ['empty names', '=&'.repeat(bytes / 2)],
    ['one long name', 'a'.repeat(bytes)],
    ['signs written as codes', '%00'.repeat(bytes / 3)],
    ...parameters.flatMap(({ name }): (readonly [string, string])[] => [
      [`${name} over and over`, repeated(name, String)],
      [`${name} with different ids`, repeated(name, uuidNumber)],
      ...longContents.map((content): readonly [string, string] => {
        const code = encodeURIComponent(content);
        return [
          `${name} filled with ${JSON.stringify(content)}`,
          `${name}=${code.repeat((bytes - name.length - 1) / code.length)}`,
        ];
      }),
    ]),
  ];
}

/**
 * The calls of an operation that fit the limits and make the most work: most names, longest lists, deepest nesting,
 * longest texts with what patterns take longest over, as many mistakes as there is room for; allowed ones among them.
 *
 * @param known - Values that mean something, so that what is allowed is found.
 * @param params - Values of the path.
 */
export function worstCalls(
  operation: ContractOperation,
  limits: RequestLimits,
  known: KnownValues,
  params: CallParts['params'] = {},
): WorstCall[] {
  const maker = { random: randomOf(operation.id), known };
  const parts = validParts(operation, maker, params);
  const address = addressOf(operation, parts.params, []);
  const room = limits.head - otherHeaders - address.length - 1;
  const head = { operation, headers: {}, params: parts.params };
  const base = operation.body === null ? null : JSON.stringify(parts.body);
  const queries = worstQueries(operation, room).map(([does, query]) => ({
    ...head,
    part: 'query' as const,
    does,
    path: `${address}?${query}`,
    body: base,
  }));
  const paths = Object.keys(parts.params).flatMap((name) =>
    longContents.map((content) => {
      const code = encodeURIComponent(content);
      const long = { ...parts.params, [name]: content.repeat(room / code.length) };
      return {
        ...head,
        part: 'path' as const,
        does: `${name} filled with ${JSON.stringify(content)}`,
        params: long,
        path: addressOf(operation, long, []),
        body: base,
      };
    }),
  );
  const bodies =
    operation.body === null
      ? []
      : worstBodies(operation.body, parts.body, limits.body).map(([does, body]) => ({
          ...head,
          part: 'body' as const,
          does,
          path: address,
          body,
        }));
  return [...queries, ...paths, ...bodies];
}

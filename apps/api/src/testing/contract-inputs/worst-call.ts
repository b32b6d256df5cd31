import type { ContractOperation } from '../../server/contract.ts';
import { isRecord, type JsonRecord } from '../../server/json-document.ts';
import { addressOf, validParts, type CallParts, type GeneratedCall } from './generated-call.ts';
import { randomOf } from './random.ts';
import { fieldsOf, itemsOf, kindsOf, limitOf, waysOf } from './schema-parts.ts';
import type { KnownValues } from './valid-value.ts';

/** Request size limits, bytes. */
export interface RequestLimits {
  /** URL and headers together. */
  readonly head: number;
  readonly body: number;
}

/** A call that causes as much work as its size allows, with how it does so. */
export interface WorstCall extends GeneratedCall {
  readonly part: 'query' | 'path' | 'body';
  /** Path parameters. */
  readonly params: CallParts['params'];
  readonly does: string;
}

/** Bytes reserved in the head for the request line, host and authorisation. */
const otherHeaders = 2048;

/** As many different short names as fit into a number of bytes, each with `around` bytes of overhead. */
function manyNames(bytes: number, around: number): string[] {
  const names: string[] = [];
  for (let left = bytes, index = 0; ; index += 1) {
    const name = index.toString(36);
    left -= name.length + around;
    if (left < 0) return names;
    names.push(name);
  }
}

/** Texts that take a careless pattern or check longest, repeated to fill the space. */
const longContents: readonly string[] = ['a.', '\u0301', '<b>'];

/** UTF-8 bytes of a value as JSON. */
function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** A text of some content over and over that fits the bytes, with no more letters than allowed. */
function filledText(content: string, bytes: number, most = Number.MAX_SAFE_INTEGER): string {
  const letters = [...content].length;
  const times = Math.max(1, Math.floor(bytes / Math.max(1, jsonBytes(content) - 2)));
  if (times * letters <= most) return content.repeat(times);
  return [...content.repeat(Math.ceil(most / letters))].slice(0, most).join('');
}

/** A list or text in a body, with a function that puts a value there. */
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

/** Merges a value into the object that a call needs, so that required fields are there. */
function merged(base: unknown, over: unknown): unknown {
  return isRecord(base) && isRecord(over) ? { ...base, ...over } : over;
}

function deeplyNested(bytes: number, open: string, close: string): string {
  const depth = Math.floor(bytes / (open.length + close.length));
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

/** What lists are filled with: the text of an item by its place in the list. */
type ItemText = (index: number) => string;

/** A list as long as fits the bytes, and with no more items than allowed. */
function listOf(bytes: number, item: ItemText, most = Number.MAX_SAFE_INTEGER): string {
  const items: string[] = [];
  for (let left = bytes - 2, index = 0; index < most; index += 1) {
    const text = item(index);
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) break;
    items.push(text);
  }
  return `[${items.join()}]`;
}

/** The longest list of each kind of item so far: shorter ones are cut from it, as hundreds of bodies hold almost the same. */
const longest = new Map<string, { readonly bytes: number; readonly text: string }>();

/** The list that `listOf` makes; items of one name are the same, and hold no comma. */
function cutListOf(bytes: number, name: string, item: ItemText): string {
  let list = longest.get(name);
  if (list === undefined || list.bytes < bytes) {
    list = { bytes, text: listOf(bytes, item) };
    longest.set(name, list);
  }
  if (list.text.length < bytes) return list.text;
  // Each item counts with a comma behind it.
  const end = list.text.lastIndexOf(',', bytes - 2);
  return end < 0 ? '[]' : `${list.text.slice(0, end)}]`;
}

/** A distinct uuid per index. */
function uuidNumber(index: number): string {
  return `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}

/** Placeholder for text inserted after the rest is serialized to JSON. */
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
  const allowed: ItemText = (index) =>
    kindsOf(item).includes('integer')
      ? String(index + 1)
      : Array.isArray(choices)
        ? JSON.stringify(choices[index % choices.length])
        : JSON.stringify(uuidNumber(index));
  const contents: (readonly [string, string])[] = [
    [`${place.name}: numbers`, cutListOf(room, 'numbers', String)],
    [`${place.name}: short texts`, cutListOf(room, 'short texts', (index) => `"${index.toString(36)}"`)],
    [`${place.name}: empty objects`, cutListOf(room, 'empty objects', () => '{}')],
    [`${place.name}: two deep lists`, `[${deeplyNested(half, '[', ']')},${deeplyNested(half, '[', ']')}]`],
    [
      `${place.name}: two deep objects`,
      `[${deeplyNested(half, '{"a":', '}')},${deeplyNested(half, '{"a":', '}')}]`,
    ],
    [
      `${place.name}: items of the right kind`,
      cutListOf(room, [allowed(0), ...(Array.isArray(choices) ? choices : [])].join(), allowed),
    ],
    [`${place.name}: most items`, listOf(room, allowed, most)],
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
      withText(filledText(content, room, most)),
    ]),
  ];
}

function worstBodies(schema: JsonRecord, base: unknown, bytes: number): (readonly [string, string])[] {
  const places = placesOf(schema, 'body', (value) => value);
  const names = manyNames(bytes - jsonBytes(base) - 2, '"~":1,'.length);
  const known = isRecord(base)
    ? Object.entries(base).map(([name, value]) => `"${name}":${JSON.stringify(value)}`)
    : [];
  const unknown = names.map((name) => `"~${name}":1`);
  return [
    ['the body itself', JSON.stringify(base)],
    ['most names', `{${[...known, ...unknown].join()}}`],
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

/** What a call of an operation needs beside what makes it the worst one. */
function usualCall(operation: ContractOperation, known: KnownValues, params: CallParts['params']) {
  const parts = validParts(operation, { random: randomOf(operation.id), known }, params);
  const path = addressOf(operation, parts.params, []);
  return { body: parts.body, call: { operation, headers: {}, params: parts.params, path } };
}

/**
 * The calls of an operation that fit the limits and make the most work by their address: most names, longest texts with
 * what patterns take longest over, as many mistakes as there is room for; allowed ones among them.
 *
 * @param known - Values that mean something, so that what is allowed is found.
 * @param params - Values of the path.
 */
export function worstAddresses(
  operation: ContractOperation,
  limits: RequestLimits,
  known: KnownValues,
  params: CallParts['params'] = {},
): WorstCall[] {
  const { body: usual, call } = usualCall(operation, known, params);
  const room = limits.head - otherHeaders - call.path.length - 1;
  const body = operation.body === null ? null : JSON.stringify(usual);
  const queries = worstQueries(operation, room).map(([does, query]) => ({
    ...call,
    part: 'query' as const,
    does,
    path: `${call.path}?${query}`,
    body,
  }));
  const paths = Object.keys(call.params).flatMap((name) =>
    longContents.map((content) => {
      const code = encodeURIComponent(content);
      const long = { ...call.params, [name]: content.repeat(room / code.length) };
      return {
        ...call,
        part: 'path' as const,
        does: `${name} filled with ${JSON.stringify(content)}`,
        params: long,
        path: addressOf(operation, long, []),
        body,
      };
    }),
  );
  return [...queries, ...paths];
}

/**
 * The calls of an operation that fit the limits and make the most work by their body: most names, longest lists, deepest
 * nesting, longest texts, as many mistakes as there is room for; allowed ones among them. None when it has no body.
 *
 * @param known - Values that mean something, so that what is allowed is found.
 * @param params - Values of the path.
 */
export function worstBodyCalls(
  operation: ContractOperation,
  limits: RequestLimits,
  known: KnownValues,
  params: CallParts['params'] = {},
): WorstCall[] {
  if (operation.body === null) return [];
  const { body: usual, call } = usualCall(operation, known, params);
  return worstBodies(operation.body, usual, limits.body).map(([does, body]) => ({
    ...call,
    part: 'body' as const,
    does,
    body,
  }));
}

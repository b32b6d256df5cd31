import type { ContractOperation, ContractParameter } from '../../server/contract.ts';
import { brokenValue } from './broken-value.ts';
import type { Random } from './random.ts';
import { validValue, type Maker } from './valid-value.ts';

/** A call of an operation as it is sent. */
export interface GeneratedCall {
  readonly operation: ContractOperation;
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null when nothing is sent. */
  readonly body: string | null;
}

/** What a call is made from, before it is written down. */
export interface CallParts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
}

/** A text as part of an address; half a pair of surrogates, which no address can hold, becomes U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Path of an operation with values in it and names and values behind it. */
export function addressOf(
  { path }: ContractOperation,
  params: CallParts['params'],
  query: CallParts['query'],
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encoded(params[name] ?? ''));
  const pairs = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length === 0 ? `${filled}/` : `${filled}/?${pairs.join('&')}`;
}

/** Writes a call down. */
export function callOf(operation: ContractOperation, parts: CallParts): GeneratedCall {
  return {
    operation,
    path: addressOf(operation, parts.params, parts.query),
    headers: {},
    body: parts.body === undefined ? null : JSON.stringify(parts.body),
  };
}

function textsOf(parameter: ContractParameter, maker: Maker): string[] {
  const value = validValue(parameter.schema, parameter.name, maker);
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** The parts of a call that the contract allows. Path parameters may be known already. */
export function validParts(
  operation: ContractOperation,
  maker: Maker,
  known: CallParts['params'] = {},
): CallParts {
  const share = maker.random.pick([0.2, 0.5, 0.9]);
  const inQuery = operation.parameters.filter(
    ({ place, required }) => place === 'query' && (required || maker.random.chance(share)),
  );
  const inPath = operation.parameters.filter(({ place, name }) => place === 'path' && !(name in known));
  const made = inPath.map((parameter) => [parameter.name, textsOf(parameter, maker)[0] ?? ''] as const);
  return {
    params: { ...Object.fromEntries(made), ...known },
    query: inQuery.flatMap((parameter) =>
      textsOf(parameter, maker).map((text) => [parameter.name, text] as const),
    ),
    body: operation.body === null ? undefined : validValue(operation.body, 'id', maker),
  };
}

/** Pieces of a query that are no text in UTF-8, no pair, or no end. */
const strangePieces = [
  '%',
  '%00',
  '%FF',
  '%ED%A0%BD',
  '&&',
  '=',
  '=x',
  'limit=',
  'offset=-1',
  'limit=%31%30',
  '?',
];

/** Bodies that are no JSON, or JSON that only some readers take. */
const strangeBodies = [
  '',
  '{',
  '[]',
  '{}',
  'null',
  '"\\ud800"',
  '\uFEFF{}',
  '{"a":1e999}',
  '{"a":1,"a":2}',
  '[1,]',
  '-',
  '\u0000',
];

const strangeHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Accept-Language': 'en;q=NaN, *;q=2, sv;q=-1' },
  { 'Accept-Language': 'x'.repeat(5000) },
  { 'Accept-Encoding': 'br;q=0, gzip;q=abc, zstd' },
  { 'X-Forwarded-For': '1.2.3.4, ::ffff:0:0, nonsense' },
  { 'Content-Length': '-1' },
  { Range: 'bytes=5-1' },
  { 'If-None-Match': '*' },
];

/** A text for an address that nobody expects. */
function brokenText(random: Random): string {
  const value = brokenValue('x', random);
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 8000);
}

/** A call made from allowed parts with one thing wrong in it, or in how it is sent. */
export function brokenCall(operation: ContractOperation, parts: CallParts, random: Random): GeneratedCall {
  const call = callOf(operation, parts);
  const inPath = Object.keys(parts.params);
  const ways: (() => GeneratedCall)[] = [
    () => ({
      ...call,
      path: `${call.path}${call.path.includes('?') ? '&' : '?'}${random.pick(strangePieces)}`,
    }),
    () => ({ ...call, headers: random.pick(strangeHeaders) }),
  ];
  if (parts.body !== undefined) {
    const breakBody = (): GeneratedCall =>
      callOf(operation, { ...parts, body: brokenValue(parts.body, random) });
    ways.push(breakBody, breakBody, breakBody, () => ({ ...call, body: random.pick(strangeBodies) }));
  }
  const names = operation.parameters.filter(({ place }) => place === 'query').map(({ name }) => name);
  if (names.length > 0) {
    const breakQuery = (): GeneratedCall => {
      const query = [...parts.query, [random.pick(names), brokenText(random)] as const];
      return callOf(operation, { ...parts, query });
    };
    ways.push(breakQuery, breakQuery);
  }
  if (inPath.length > 0)
    ways.push(() =>
      callOf(operation, {
        ...parts,
        params: { ...parts.params, [random.pick(inPath)]: brokenText(random) },
      }),
    );
  return random.pick(ways)();
}

import type { JsonRecord } from '../../server/json-document.ts';
import { edgeDays, edgeMoments, edgeNumbers, oddTexts } from './odd-values.ts';
import type { Random } from './random.ts';
import { fieldsOf, itemsOf, kindsOf, limitOf, requiredOf, waysOf } from './schema-parts.ts';
import { textOfPattern } from './text-of-pattern.ts';

/** Known values for a field or parameter of this name: ids of rows, and of foreign rows. */
export type KnownValues = (name: string) => readonly unknown[];

/** Inputs for generating values. */
export interface Maker {
  readonly random: Random;
  readonly known: KnownValues;
}

/** Maximum items of an incidental list. */
const fewItems = 6;

function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join('');
  const plain = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const special = ['00000000-0000-0000-0000-000000000000', plain.toUpperCase(), `urn:uuid:${plain}`];
  return random.chance(0.1) ? random.pick(special) : plain;
}

function day(random: Random): string {
  if (random.chance(0.5)) return random.pick(edgeDays);
  const ofMonth = random.whole(1, 28);
  return `${random.whole(2022, 2027)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(ofMonth).padStart(2, '0')}`;
}

function email(random: Random): string {
  const special = [
    `${'a'.repeat(64)}@${'b.'.repeat(90)}example`,
    "o'hara+%_@kund.example",
    'ANNA@NORRVIKEN.EXAMPLE',
    'a@b',
  ];
  return random.chance(0.2) ? random.pick(special) : `${uuid(random).slice(-12)}@kund.example`;
}

function ofFormat(format: unknown, random: Random): string | null {
  switch (format) {
    case 'uuid':
      return uuid(random);
    case 'date':
      return day(random);
    case 'date-time':
      return random.chance(0.5) ? random.pick(edgeMoments) : `${day(random)}T12:00:00Z`;
    case 'email':
      return email(random);
    case 'uri':
    case 'uri-reference':
      return random.pick(['https://www.ei.se/', 'javascript:alert(1)', 'http://[::1]:80/%00?#', 'urn:x']);
    default:
      return null;
  }
}

/** Cuts or pads a text to a length in characters, as a schema counts them. */
function ofLength(text: string, least: number, most: number): string {
  const signs = [...text].slice(0, most);
  return signs.join('').padEnd(signs.length < least ? least : 0, 'x');
}

function validText(schema: JsonRecord, { random }: Maker): string {
  const most = limitOf(schema, 'maxLength', 2000);
  const least = limitOf(schema, 'minLength', 0);
  const { pattern } = schema;
  if (typeof pattern === 'string') return textOfPattern(pattern, random);
  const formatted = ofFormat(schema['format'], random);
  if (formatted !== null) return formatted;
  if (random.chance(0.1)) return ofLength(random.pick(['å', '🌈', '\u0301', 'x ']).repeat(most), least, most);
  if (random.chance(0.5)) return ofLength(random.pick(oddTexts), least, most);
  return ofLength(`Ny text ${random.whole(1, 1e6)}`, least, most);
}

function validNumber(schema: JsonRecord, { random }: Maker, isWhole: boolean): number {
  const least = limitOf(schema, 'minimum', -1e300);
  const most = limitOf(schema, 'maximum', Number.MAX_VALUE);
  const isAllowed = (number: number): boolean =>
    number >= least && number <= most && (!isWhole || Number.isInteger(number));
  const ends = [least, most, least + 1, most - 1].filter((end) => Math.abs(end) < 1e300 && isAllowed(end));
  const edges = [...edgeNumbers.filter(isAllowed), ...ends];
  if (random.chance(0.6)) return random.pick(edges);
  const first = Math.max(least, -1000);
  return random.whole(first, Math.min(most, first + 1000));
}

function validList(schema: JsonRecord, name: string, maker: Maker): unknown[] {
  const { random } = maker;
  const least = limitOf(schema, 'minItems', 0);
  const most = Math.min(limitOf(schema, 'maxItems', fewItems), fewItems);
  const items = Array.from({ length: random.whole(least, most) }, () =>
    validValue(itemsOf(schema), name, maker),
  );
  if (schema['uniqueItems'] !== true) return items;
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function validObject(schema: JsonRecord, maker: Maker): Record<string, unknown> {
  const required = requiredOf(schema);
  const fields = fieldsOf(schema);
  const share = maker.random.pick([0, 0.3, 1]);
  const selected = fields.filter(([name]) => required.includes(name) || maker.random.chance(share));
  const some = selected.length > 0 || fields.length === 0 ? selected : [maker.random.pick(fields)];
  return Object.fromEntries(some.map(([name, field]) => [name, validValue(field, name, maker)]));
}

function ofKind(kind: string, schema: JsonRecord, name: string, maker: Maker): unknown {
  switch (kind) {
    case 'object':
      return validObject(schema, maker);
    case 'array':
      return validList(schema, name, maker);
    case 'integer':
    case 'number':
      return validNumber(schema, maker, kind === 'integer');
    case 'boolean':
      return maker.random.chance(0.5);
    case 'null':
      return null;
    default:
      return validText(schema, maker);
  }
}

/** Generates a value that a schema allows, often at its limits; `name` is the field or parameter it is for. */
export function validValue(schema: JsonRecord, name: string, maker: Maker): unknown {
  const way = maker.random.pick(waysOf(schema));
  const { enum: choices, const: only } = way;
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return maker.random.pick<unknown>(choices);
  const kind = maker.random.pick(kindsOf(way));
  const known = kind === 'string' || kind === 'integer' ? maker.known(name) : [];
  if (known.length > 0 && maker.random.chance(0.8)) return maker.random.pick(known);
  return ofKind(kind, way, name, maker);
}

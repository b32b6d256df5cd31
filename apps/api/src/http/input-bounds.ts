import type { FieldProblem } from '../server/api-error.ts';
import { contractDocument } from '../server/contract.ts';
import { formatLengths } from './formats.ts';
import { isRecord, resolveReference, type JsonRecord } from '../server/json-document.ts';
import type { Text } from '@vinrod/locale/messages/texts';
import { mostProblems, shownName, validationTexts } from './validation-texts.ts';

/** Size limits of a value in the contract. A value of an unexpected type has no limit here: the schema refuses it. */
export interface Bounds {
  /** Maximum characters of a text. */
  readonly letters: number;
  /** Maximum items of a list. */
  readonly items: number;
  /** Bounds of every item of a list. */
  readonly item: Bounds | null;
  /** Bounds of every allowed member of an object. */
  readonly members: ReadonlyMap<string, Bounds> | null;
}

/** Maximum depth of a request's schema. */
const deepest = 12;

const combinations = ['allOf', 'anyOf', 'oneOf'] as const;

/** The only schema of a combination with members, items or text; the contract combines no others. */
function combinedIn(schema: JsonRecord): JsonRecord {
  const choices = combinations.flatMap((word) => {
    const list = schema[word];
    return Array.isArray(list) ? list : [];
  });
  const large = choices
    .map((choice) => resolveReference(contractDocument, choice))
    .filter(({ type }) => type !== 'null');
  if (large.length > 1)
    throw new Error('The contract combines schemas, so that the size of a request has no bound.');
  return large[0] ?? schema;
}

function numberOr(fallback: number, value: unknown): number {
  return typeof value === 'number' ? value : fallback;
}

/**
 * Reads the size limits of a value from a schema of the contract.
 *
 * @throws Error when the schema is recursive or combines schemas.
 */
export function boundsOf(value: unknown, depth = 0): Bounds {
  if (depth > deepest) throw new Error('The contract has a request without an end.');
  const schema = combinedIn(resolveReference(contractDocument, value));
  const { maxLength, maxItems, format, items, properties } = schema;
  return {
    letters: numberOr(formatLengths.get(String(format)) ?? Infinity, maxLength),
    items: numberOr(Infinity, maxItems),
    item: items === undefined ? null : boundsOf(items, depth + 1),
    members: isRecord(properties)
      ? new Map(Object.entries(properties).map(([name, inner]) => [name, boundsOf(inner, depth + 1)]))
      : null,
  };
}

/** Maximum number of values within a value of these bounds, itself included. */
export function mostValuesOf({ items, item, members }: Bounds): number {
  if (item !== null) return 1 + items * mostValuesOf(item);
  return [...(members?.values() ?? [])].reduce((sum, member) => sum + mostValuesOf(member), 1);
}

interface Waiting {
  readonly field: string;
  readonly value: unknown;
  readonly bounds: Bounds;
}

function within(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

/** The problem with a text regardless of its meaning: the database stores neither NUL nor half a surrogate pair. */
function problemOfText(text: string, { letters }: Bounds): Text | null {
  // A character takes one or two UTF-16 code units.
  if (text.length > 2 * letters) return validationTexts.textTooLong({ limit: letters });
  return text.includes('\0') || !text.isWellFormed() ? validationTexts.wrongValue : null;
}

/**
 * Finds what exceeds its bounds or is not in the contract. Skips everything beyond the bounds and stops at
 * `mostProblems`, so that the work does not grow with the input.
 *
 * @returns one problem per field, in the order found; the field of the whole value is ``.
 */
export function problemsOfSize(bounds: Bounds, value: unknown): readonly FieldProblem[] {
  const problems = new Map<string, Text>();
  const waiting: Waiting[] = [{ field: '', value, bounds }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { field, bounds: bound } = place;
    if (typeof place.value === 'string') {
      const problem = problemOfText(place.value, bound);
      if (problem !== null) problems.set(field, problem);
    } else if (Array.isArray(place.value)) {
      if (place.value.length > bound.items)
        problems.set(field, validationTexts.tooManyItems({ limit: bound.items }));
      else if (bound.item !== null)
        for (const inner of place.value) waiting.push({ field, value: inner, bounds: bound.item });
    } else if (isRecord(place.value) && bound.members !== null) {
      for (const name of Object.keys(place.value)) {
        if (problems.size >= mostProblems) break;
        const member = bound.members.get(name);
        if (member === undefined) problems.set(within(field, shownName(name)), validationTexts.unknownField);
        else waiting.push({ field: within(field, name), value: place.value[name], bounds: member });
      }
    }
    if (problems.size >= mostProblems) break;
  }
  return [...problems].map(([field, text]) => ({ field, texts: [text] }));
}

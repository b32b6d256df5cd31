import { isRecord } from '../record.ts';

type Json = Readonly<Record<string, unknown>>;

/** Differences between two contracts, one line each. */
export interface ContractDiff {
  /** Changes that can break a caller written for the old contract. */
  readonly breaking: readonly string[];
  readonly added: readonly string[];
}

/** Whether a schema describes requests or responses: what is safe for one breaks the other. */
type Direction = 'sent' | 'answered';

const record = (value: unknown): Json => (isRecord(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const methods = ['get', 'post', 'put', 'patch', 'delete'];

function resolve(document: Json, value: unknown): Json {
  const reference = record(value)['$ref'];
  if (typeof reference !== 'string') return record(value);
  const found = reference
    .slice(2)
    .split('/')
    .reduce<Json>((container, key) => record(container[key.replaceAll('~1', '/')]), document);
  return resolve(document, found);
}

function operationsOf(document: Json): Map<string, Json> {
  return new Map(
    Object.entries(record(document['paths'])).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = record(item)[method];
        return isRecord(operation) ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [];
      }),
    ),
  );
}

const typesOf = (schema: Json): readonly unknown[] => [schema['type'] ?? []].flat();

/** Compares two schemas; `seen` ends the recursion of schemas that contain themselves. */
function compareSchemas(
  [oldDocument, newDocument]: readonly [Json, Json],
  [oldValue, newValue]: readonly [unknown, unknown],
  direction: Direction,
  where: string,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const names = `${String(record(oldValue)['$ref'])} ${String(record(newValue)['$ref'])}`;
  if (seen.has(names) && names !== 'undefined undefined') return [];
  const deeper = new Set([...seen, names]);
  const before = resolve(oldDocument, oldValue);
  const after = resolve(newDocument, newValue);
  const compare = (one: unknown, other: unknown, place: string) =>
    compareSchemas([oldDocument, newDocument], [one, other], direction, place, deeper);
  const found: string[] = [];

  // A request must not get narrower, a response not wider.
  const [inner, outer] = direction === 'sent' ? [after, before] : [before, after];
  const word = direction === 'sent' ? 'no longer takes' : 'can now be';
  for (const type of typesOf(outer)) {
    if (typesOf(inner).length > 0 && !typesOf(inner).includes(type))
      found.push(`${where} ${word} ${String(type)}`);
  }
  const allowed = list(inner['enum']);
  if (allowed.length > 0) {
    for (const value of list(outer['enum'])) {
      if (!allowed.includes(value)) found.push(`${where} ${word} ${JSON.stringify(value)}`);
    }
  }
  for (const [limit, isTighter] of [
    ['maxLength', (a: number, b: number) => b < a],
    ['maximum', (a: number, b: number) => b < a],
    ['maxItems', (a: number, b: number) => b < a],
    ['minLength', (a: number, b: number) => b > a],
    ['minimum', (a: number, b: number) => b > a],
    ['minItems', (a: number, b: number) => b > a],
  ] as const) {
    const [a, b] = [before[limit], after[limit]];
    if (direction === 'sent' && typeof b === 'number' && (typeof a !== 'number' || isTighter(a, b))) {
      found.push(`${where} has the new ${limit} ${b}`);
    }
  }

  const [oldFields, newFields] = [record(before['properties']), record(after['properties'])];
  for (const [name, schema] of Object.entries(oldFields)) {
    const field = `${where}.${name}`;
    if (newFields[name] === undefined) found.push(`${field} is gone`);
    else found.push(...compare(schema, newFields[name], field));
    const isRequired = list(after['required']).includes(name);
    const wasRequired = list(before['required']).includes(name);
    if (direction === 'answered' && wasRequired && !isRequired) found.push(`${field} may be left out`);
    if (direction === 'sent' && isRequired && !wasRequired) found.push(`${field} is required now`);
  }
  for (const name of list(after['required'])) {
    if (direction === 'sent' && typeof name === 'string' && oldFields[name] === undefined) {
      found.push(`${where}.${name} is new and required`);
    }
  }
  if (before['items'] !== undefined) found.push(...compare(before['items'], after['items'], `${where}[]`));
  const [oldChoices, newChoices] = [list(before['oneOf']), list(after['oneOf'])];
  oldChoices.forEach((choice, index) => found.push(...compare(choice, newChoices[index], where)));
  return found;
}

function comparePermissions(before: unknown, after: unknown, where: string): string[] {
  if (after === 'public' || JSON.stringify(before) === JSON.stringify(after)) return [];
  const [oldKeys, newKeys] = [list(before), list(after)];
  if (before === 'public') return [`${where} needs signing in now`];
  if (oldKeys.length === 0) return newKeys.length === 0 ? [] : [`${where} needs a permission now`];
  if (newKeys.length === 0) return [];
  return oldKeys
    .filter((key) => !newKeys.includes(key))
    .map((key) => `${where} is no longer open to ${String(key)}`);
}

function compareParameters(
  documents: readonly [Json, Json],
  before: Json,
  after: Json,
  where: string,
): string[] {
  const byName = (document: Json, operation: Json) =>
    new Map(
      list(operation['parameters']).map((item) => {
        const parameter = resolve(document, item);
        return [String(parameter['name']), parameter] as const;
      }),
    );
  const [oldOnes, newOnes] = [byName(documents[0], before), byName(documents[1], after)];
  const found: string[] = [];
  for (const [name, parameter] of oldOnes) {
    const now = newOnes.get(name);
    if (now === undefined) found.push(`${where} refuses ?${name} now`);
    else
      found.push(
        ...compareSchemas(documents, [parameter['schema'], now['schema']], 'sent', `${where} ?${name}`),
      );
  }
  for (const [name, parameter] of newOnes) {
    if (parameter['required'] === true && oldOnes.get(name)?.['required'] !== true) {
      found.push(`${where} needs ?${name} now`);
    }
  }
  return found;
}

function compareContents(
  documents: readonly [Json, Json],
  [before, after]: readonly [Json, Json],
  direction: Direction,
  where: string,
): string[] {
  const [oldOnes, newOnes] = [record(before['content']), record(after['content'])];
  return Object.entries(oldOnes).flatMap(([type, media]) => {
    const now = newOnes[type];
    if (now === undefined) return [`${where} has no ${type} any more`];
    return compareSchemas(documents, [record(media)['schema'], record(now)['schema']], direction, where);
  });
}

/**
 * Compares two bundled contracts from a caller's point of view.
 *
 * @param before - The contract that callers were written for.
 * @param after - The contract that they will meet.
 */
export function diffContracts(before: Json, after: Json): ContractDiff {
  const [oldOnes, newOnes] = [operationsOf(before), operationsOf(after)];
  const documents = [before, after] as const;
  const breaking = [...oldOnes].flatMap(([where, operation]) => {
    const now = newOnes.get(where);
    if (now === undefined) return [`${where} is gone`];
    const oldBody = resolve(before, operation['requestBody']);
    const newBody = resolve(after, now['requestBody']);
    const oldAnswer = resolve(before, record(operation['responses'])['200']);
    const newAnswer = resolve(after, record(now['responses'])['200']);
    return [
      ...(operation['operationId'] === now['operationId'] ? [] : [`${where} has another operationId`]),
      ...comparePermissions(operation['x-permission'], now['x-permission'], where),
      ...compareParameters(documents, operation, now, where),
      ...(newBody['required'] === true && oldBody['required'] !== true ? [`${where} needs a body now`] : []),
      ...compareContents(documents, [oldBody, newBody], 'sent', `${where} body`),
      ...compareContents(documents, [oldAnswer, newAnswer], 'answered', `${where} answer`),
    ];
  });
  const added = [...newOnes.keys()].filter((where) => !oldOnes.has(where)).map((where) => `${where} is new`);
  return { breaking: [...new Set(breaking)], added };
}

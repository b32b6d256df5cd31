import type { ValidateFunction } from 'ajv';
import { ApiError, badField, type FieldProblem } from '../server/api-error.ts';
import { usualBodyLimit, type ContractOperation, type ContractParameter } from '../server/contract.ts';
import { boundsOf, mostValuesOf, problemsOfSize, type Bounds } from './input-bounds.ts';
import type { JsonRecord } from '../server/json-document.ts';
import { hasMoreValuesThan } from './json-values.ts';
import { schemaCompiler, type CompileSchema } from './schema-compiler.ts';
import { readText } from '../server/read-text.ts';
import { texts } from '../server/texts.ts';
import { describeProblems, shownName, validationTexts } from './validation-texts.ts';

/** Checks the parts of a request, and returns each coerced and with defaults filled in. */
export interface RequestValidator {
  /** @throws ApiError 400 when a path parameter is malformed. */
  params(raw: Readonly<Record<string, string>>): JsonRecord;
  /** @throws ApiError 400 when a query parameter is invalid, missing, unknown or repeated. */
  query(raw: URLSearchParams): JsonRecord;
  /** @throws ApiError 400 when it is not JSON or is malformed, 413 when too large, 415 for another content type. */
  body(request: Request): Promise<unknown>;
}

/** Checks of a value: its size first, then everything else. */
interface Checks {
  readonly bounds: Bounds;
  readonly validate: ValidateFunction;
}

const compileParameters = schemaCompiler(true);
const compileBody = schemaCompiler(false);

function checksOf(schema: JsonRecord, compile: CompileSchema): Checks {
  return { bounds: boundsOf(schema), validate: compile(schema) };
}

/** A 400 with the problems; a problem with the whole value is reported alone. */
function wrongRequest(problems: readonly FieldProblem[]): ApiError {
  const [whole] = problems.find(({ field }) => field === '')?.texts ?? [];
  return new ApiError(400, whole ?? problems);
}

function objectSchema(parameters: readonly ContractParameter[]): JsonRecord {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Checks the bounds of a value first, because the schema reads everything in it. */
function check({ validate, bounds }: Checks, value: unknown): void {
  const large = problemsOfSize(bounds, value);
  if (large.length > 0) throw wrongRequest(large);
  if (validate(value)) return;
  // A list in place of an object, or the reverse, has no field to report.
  const isOtherKind = validate.errors?.some(
    ({ instancePath, keyword }) => instancePath === '' && keyword === 'type',
  );
  if (isOtherKind === true) throw new ApiError(400, texts.unreadable);
  throw wrongRequest(describeProblems(validate.errors ?? []));
}

/**
 * The values of a query by name: a list for list parameters, a text for the others. Reads everything once, and stops at
 * the first name or value too many.
 */
function valuesOf(
  query: URLSearchParams,
  known: ReadonlyMap<string, Bounds>,
  lists: ReadonlySet<string>,
): JsonRecord {
  const value: Record<string, string | string[]> = {};
  for (const [name, text] of query) {
    const bounds = known.get(name);
    if (bounds === undefined) throw badField(shownName(name), validationTexts.unknownField);
    const before = value[name];
    if (!lists.has(name)) {
      if (before !== undefined) throw badField(name, validationTexts.repeatedParameter);
      value[name] = text;
    } else if (Array.isArray(before)) {
      if (before.length >= bounds.items)
        throw badField(name, validationTexts.tooManyItems({ limit: bounds.items }));
      before.push(text);
    } else value[name] = [text];
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, texts.unreadable);
  }
}

/**
 * Compiles the check of a query.
 *
 * @returns a function that returns the query coerced and with defaults filled in, or throws as {@link RequestValidator}'s.
 */
export function queryValidator(
  parameters: readonly ContractParameter[],
): (raw: URLSearchParams) => JsonRecord {
  const inQuery = parameters.filter(({ place }) => place === 'query');
  const lists = new Set(inQuery.filter(({ schema }) => schema['type'] === 'array').map(({ name }) => name));
  const query = checksOf(objectSchema(inQuery), compileParameters);
  const known = query.bounds.members ?? new Map<string, Bounds>();
  return (raw) => {
    const value = valuesOf(raw, known, lists);
    check(query, value);
    return value;
  };
}

/** Compiles the checks of an operation's requests from the contract. */
export function requestValidator(operation: ContractOperation): RequestValidator {
  const inPath = operation.parameters.filter(({ place }) => place === 'path');
  const params = checksOf(objectSchema(inPath), compileParameters);
  const query = queryValidator(operation.parameters);
  const body = operation.body === null ? null : checksOf(operation.body, compileBody);
  const mostValues = body === null ? 0 : mostValuesOf(body.bounds);
  return {
    params(raw) {
      const value = { ...raw };
      check(params, value);
      return value;
    },
    query,
    async body(request) {
      if (body === null) return undefined;
      if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
        throw new ApiError(415, texts.notJson);
      const text = await readText(request, operation.bodyLimit);
      // A body of usual size parses fast, and its problems can then be reported by field.
      if (text.length > usualBodyLimit && hasMoreValuesThan(text, mostValues))
        throw new ApiError(413, texts.tooLarge);
      const value = parseJson(text);
      check(body, value);
      return value;
    },
  };
}

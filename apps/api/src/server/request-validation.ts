import type { ValidateFunction } from 'ajv';
import { ApiError } from './api-error.ts';
import type { ContractOperation, ContractParameter } from './contract.ts';
import type { JsonRecord } from './json-document.ts';
import { schemaCompiler } from './schema-compiler.ts';
import { texts } from './texts.ts';
import { describeProblems, repeatedParameter, wrongValue } from './validation-texts.ts';

/** Largest body that is read, bytes. */
export const bodyLimit = 1024 * 1024;

/** Checks the parts of a request. Each part comes out coerced and with defaults filled in. */
export interface RequestValidator {
  /** @throws ApiError 400 when a path parameter has the wrong form. */
  params(raw: Readonly<Record<string, string>>): JsonRecord;
  /** @throws ApiError 400 when a query parameter is wrong, missing, unknown or repeated. */
  query(raw: URLSearchParams): JsonRecord;
  /** @throws ApiError 400 when it is no JSON or has the wrong form, 413 when too large, 415 when no JSON. */
  body(request: Request): Promise<unknown>;
}

const compileParameters = schemaCompiler(true);
const compileBody = schemaCompiler(false);

function objectSchema(parameters: readonly ContractParameter[]): JsonRecord {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function check(validate: ValidateFunction, value: unknown): void {
  if (validate(value)) return;
  // A list where an object belongs, or the other way round, has no field to blame.
  const isOtherKind = validate.errors?.some(
    ({ instancePath, keyword }) => instancePath === '' && keyword === 'type',
  );
  if (isOtherKind === true) throw new ApiError(400, texts.unreadable);
  const problems = describeProblems(validate.errors ?? []);
  const [whole] = problems.find(({ field }) => field === '')?.texts ?? [];
  throw new ApiError(400, whole ?? problems);
}

/**
 * Refuses texts with the sign NUL, which no database text can hold.
 *
 * @throws ApiError 400.
 */
function refuseNul(value: unknown): void {
  const waiting: { readonly name: string; readonly value: unknown }[] = [{ name: '', value }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (typeof item.value === 'string' && item.value.includes('\0'))
      throw new ApiError(400, [{ field: item.name, texts: [wrongValue] }]);
    if (typeof item.value !== 'object' || item.value === null) continue;
    const { name } = item;
    const isList = Array.isArray(item.value);
    for (const [key, inner] of Object.entries(item.value))
      waiting.push({ name: isList ? name : key, value: inner });
  }
}

async function readText(request: Request): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > bodyLimit) throw new ApiError(413, texts.tooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > bodyLimit) throw new ApiError(413, texts.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, texts.unreadable);
  }
}

/** Compiles the checks of an operation's requests from the contract. */
export function requestValidator(operation: ContractOperation): RequestValidator {
  const inPath = operation.parameters.filter(({ place }) => place === 'path');
  const inQuery = operation.parameters.filter(({ place }) => place === 'query');
  const lists = new Set(inQuery.filter(({ schema }) => schema['type'] === 'array').map(({ name }) => name));
  const validateParams = compileParameters(objectSchema(inPath));
  const validateQuery = compileParameters(objectSchema(inQuery));
  const validateBody = operation.body === null ? null : compileBody(operation.body);
  return {
    params(raw) {
      const value = { ...raw };
      check(validateParams, value);
      refuseNul(value);
      return value;
    },
    query(raw) {
      const value: Record<string, unknown> = {};
      for (const name of new Set(raw.keys())) {
        const values = raw.getAll(name);
        if (!lists.has(name) && values.length > 1)
          throw new ApiError(400, [{ field: name, texts: [repeatedParameter] }]);
        value[name] = lists.has(name) ? values : values[0];
      }
      check(validateQuery, value);
      refuseNul(value);
      return value;
    },
    async body(request) {
      if (validateBody === null) return undefined;
      if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
        throw new ApiError(415, texts.notJson);
      const value = parseJson(await readText(request));
      check(validateBody, value);
      refuseNul(value);
      return value;
    },
  };
}

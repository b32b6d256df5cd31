import type { ValidateFunction } from 'ajv';
import type { ContractOperation } from '../server/contract.ts';
import type { JsonRecord } from '../server/json-document.ts';
import { schemaCompiler } from './schema-compiler.ts';

const compile = schemaCompiler(false);

/** Compiles a schema on first use: compiling all responses takes seconds, and a process sends only a few of them. */
function compiledWhenNeeded(schema: JsonRecord): () => ValidateFunction {
  let validate: ValidateFunction | null = null;
  return () => (validate ??= compile(schema));
}

/** Checks a response. */
export type ResponseValidator = (status: number, body: unknown) => void;

/**
 * The checks of an operation's responses, from the contract, for tests and development.
 *
 * @returns a function that throws an Error describing how a response breaks the contract.
 */
export function responseValidator(operation: ContractOperation): ResponseValidator {
  const validators = new Map(
    [...operation.responses].map(([status, schema]) => [status, compiledWhenNeeded(schema)]),
  );
  return (status, body) => {
    const validate = (validators.get(status) ?? validators.get(0))?.();
    // Validation fills in defaults, so it gets a copy in the form that is sent.
    if (validate === undefined || validate(JSON.parse(JSON.stringify(body)))) return;
    const first = validate.errors?.[0];
    throw new Error(
      `The answer ${status} of ${operation.id} breaks the contract: ${first?.instancePath ?? ''} ${first?.message ?? ''}.`,
    );
  };
}

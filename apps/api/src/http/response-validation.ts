import type { ValidateFunction } from 'ajv';
import type { ContractOperation } from '../server/contract.ts';
import type { JsonRecord } from '../server/json-document.ts';
import { schemaCompiler } from './schema-compiler.ts';

const compile = schemaCompiler(false);

/** Compiling all answers of the contract takes seconds, and a process gives few of them: each is compiled when needed. */
function compiledWhenNeeded(schema: JsonRecord): () => ValidateFunction {
  let validate: ValidateFunction | null = null;
  return () => (validate ??= compile(schema));
}

/** Checks an answer. */
export type ResponseValidator = (status: number, body: unknown) => void;

/**
 * The checks of an operation's answers, from the contract, for tests and development.
 *
 * @returns a function that throws an Error telling how an answer differs from the contract.
 */
export function responseValidator(operation: ContractOperation): ResponseValidator {
  const validators = new Map(
    [...operation.responses].map(([status, schema]) => [status, compiledWhenNeeded(schema)]),
  );
  return (status, body) => {
    const validate = (validators.get(status) ?? validators.get(0))?.();
    // The check fills in defaults, so it gets a copy in the form that is sent.
    if (validate === undefined || validate(JSON.parse(JSON.stringify(body)))) return;
    const first = validate.errors?.[0];
    throw new Error(
      `The answer ${status} of ${operation.id} breaks the contract: ${first?.instancePath ?? ''} ${first?.message ?? ''}.`,
    );
  };
}

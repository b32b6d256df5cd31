import type { ContractOperation } from './contract.ts';
import { schemaCompiler } from './schema-compiler.ts';

const compile = schemaCompiler(false);

/** Checks an answer. */
export type ResponseValidator = (status: number, body: unknown) => void;

/**
 * Compiles the checks of an operation's answers from the contract, for tests and development.
 *
 * @returns a function that throws an Error telling how an answer differs from the contract.
 */
export function responseValidator(operation: ContractOperation): ResponseValidator {
  const validators = new Map([...operation.responses].map(([status, schema]) => [status, compile(schema)]));
  return (status, body) => {
    const validate = validators.get(status) ?? validators.get(0);
    // The check fills in defaults, so it gets a copy in the form that is sent.
    if (validate === undefined || validate(JSON.parse(JSON.stringify(body)))) return;
    const first = validate.errors?.[0];
    throw new Error(
      `The answer ${status} of ${operation.id} breaks the contract: ${first?.instancePath ?? ''} ${first?.message ?? ''}.`,
    );
  };
}

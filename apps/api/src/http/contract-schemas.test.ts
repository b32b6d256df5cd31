import { expect, test } from 'vitest';
import { readContract } from '../server/contract.ts';
import { requestValidator } from './request-validation.ts';
import { schemaCompiler } from './schema-compiler.ts';

const compile = schemaCompiler(false);

/** Test servers compile a check on first use, so a mistake in the contract would surface late or never. */
test.each(readContract())('the checks of $id can be made of the contract', (operation) => {
  expect(() => requestValidator(operation)).not.toThrow();
  for (const schema of operation.responses.values()) expect(() => compile(schema)).not.toThrow();
});

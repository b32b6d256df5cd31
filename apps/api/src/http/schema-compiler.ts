import { Ajv2020, type KeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractComponents } from '../server/contract.ts';
import { formats } from './formats.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';

/** Words of OpenAPI that are no JSON Schema; any other unknown word in the contract is a mistake. */
const openApiWords = ['components', 'discriminator', 'example'];

/**
 * `uniqueItems` in one pass. Ajv's own compares every item with every other unless it sees at once that they are
 * texts or numbers, and goes as deep as the items do. The contract has lists of texts and numbers only; uuids are
 * the same in upper and lower case.
 */
const uniqueItems: KeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  compile: (isWanted, { items }) => {
    const areUuids = isRecord(items) && items['format'] === 'uuid';
    const key = (item: unknown): unknown =>
      areUuids && typeof item === 'string' ? item.toLowerCase() : item;
    return (list: readonly unknown[]) => isWanted !== true || new Set(list.map(key)).size === list.length;
  },
};

/** Name under which the shared schemas are known. */
const sharedName = 'contract';

/** Points references at the shared schemas, wherever the schema that holds them is compiled. */
function withSharedReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSharedReferences);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(/^#\/components\//, `${sharedName}#/components/`)
        : withSharedReferences(inner),
    ]),
  );
}

/** Turns a schema of the contract into a function that checks values. */
export type CompileSchema = (schema: JsonRecord) => ValidateFunction;

/**
 * Makes a compiler for schemas of the contract (JSON Schema 2020-12).
 *
 * @param coerce - Whether texts become numbers where the schema wants numbers, as in a query.
 */
export function schemaCompiler(coerce: boolean): CompileSchema {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes: coerce,
    useDefaults: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
  });
  for (const [name, { fits }] of Object.entries(formats))
    ajv.addFormat(name, { type: 'string', validate: fits });
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword(uniqueItems);
  ajv.addVocabulary(openApiWords);
  ajv.addSchema({ $id: sharedName, components: withSharedReferences(contractComponents) });
  return (schema) => {
    const shared = withSharedReferences(schema);
    return ajv.compile(isRecord(shared) ? shared : {});
  };
}

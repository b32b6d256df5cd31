import { Ajv2020, type KeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractComponents } from '../server/contract.ts';
import { formats } from './formats.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';

/** OpenAPI keywords that are not JSON Schema; any other unknown keyword in the contract is a mistake. */
const openApiWords = ['components', 'discriminator', 'example'];

/**
 * `uniqueItems` in one pass. Ajv's own compares all pairs, in depth, unless the schema shows that the items are texts
 * or numbers. The contract has lists of texts and numbers only; uuids are compared case-insensitively.
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

/** Name of the shared schemas. */
const sharedName = 'contract';

/** Redirects references to the shared schemas, wherever the schema is compiled. */
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

/** Compiles a schema of the contract to a validation function. */
export type CompileSchema = (schema: JsonRecord) => ValidateFunction;

function createCompiler(coerce: boolean): Ajv2020 {
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
  return ajv;
}

const compilers = new Map<boolean, Ajv2020>();

/**
 * A compiler for schemas of the contract (JSON Schema 2020-12), which is made when it is first used: reading the contract's
 * schemas takes a tenth of a second.
 *
 * @param coerce - Whether texts become numbers where the schema expects numbers, as in a query.
 */
export function schemaCompiler(coerce: boolean): CompileSchema {
  return (schema) => {
    const compiler = compilers.get(coerce) ?? createCompiler(coerce);
    compilers.set(coerce, compiler);
    const shared = withSharedReferences(schema);
    return compiler.compile(isRecord(shared) ? shared : {});
  };
}

import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isRecord } from '../../record.ts';

/** Tells what is wrong with a value; null when nothing is. */
export type SchemaCheck = (value: unknown) => string | null;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // 31 February is no day, though it can be counted on from.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const instant = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:[0-5]\d)$/i;

/** Formats of the contract. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  date: isDay,
  'date-time': (text) => isDay(instant.exec(text)?.[1] ?? ''),
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
  uri: (text) => URL.canParse(text),
  'uri-reference': (text) => URL.canParse(text, 'https://portal.example'),
  binary: () => true,
};

/** Words of OpenAPI that are not JSON Schema. */
const openApiWords = ['components', 'discriminator', 'example'];

/** Differences shown of one answer; the first ones lead to the others. */
const mostDifferences = 5;

function differences(errors: readonly ErrorObject[]): string {
  // A value that fits no alternative of several is named once more for each of them.
  const wholes = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf');
  const said = wholes.map(({ instancePath, message = 'is wrong', params }) => {
    const details = Object.values(params).flat().map(String).join(', ');
    return `${instancePath === '' ? 'the body' : instancePath} ${message}${details === '' ? '' : ` (${details})`}`;
  });
  const more = said.length > mostDifferences ? `; and ${said.length - mostDifferences} more` : '';
  return said.slice(0, mostDifferences).join('; ') + more;
}

/**
 * Creates the checks of a contract's schemas (JSON Schema 2020-12).
 *
 * @param document - The contract.
 * @param allowsExtraFields - Whether objects may have fields that the contract does not know.
 */
export function schemaChecks(
  document: unknown,
  allowsExtraFields: boolean,
): (schema: Readonly<Record<string, unknown>>) => SchemaCheck {
  function prepared(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(prepared);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, inner]) => !(allowsExtraFields && key === 'additionalProperties' && inner === false))
        .map(([key, inner]) => [
          key,
          key === '$ref' && typeof inner === 'string'
            ? inner.replace(/^#\/components\//, 'contract#/components/')
            : prepared(inner),
        ]),
    );
  }

  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
  });
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate });
  ajv.addVocabulary(openApiWords);
  ajv.addSchema({ $id: 'contract', components: prepared(isRecord(document) ? document['components'] : {}) });
  const known = new Map<unknown, SchemaCheck>();
  return (schema) => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    const ready = prepared(schema);
    const validate = ajv.compile(isRecord(ready) ? ready : {});
    const check: SchemaCheck = (value) => (validate(value) ? null : differences(validate.errors ?? []));
    known.set(schema, check);
    return check;
  };
}

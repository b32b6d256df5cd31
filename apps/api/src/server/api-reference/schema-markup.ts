import { isRecord, type JsonRecord } from '../json-document.ts';
import { html, type Markup, phrase } from './markup.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

/** Id on the page of a shared schema. */
export const schemaId = (name: string): string => `schema-${name}`;

function namedType(reference: string): Markup {
  const name = reference.split('/').at(-1) ?? reference;
  return html`<a href="#${schemaId(name)}">${name}</a>`;
}

/** What a value is, in one phrase: its type, a link to its schema, the values it may have. */
export function typeOf(schema: JsonRecord): Markup {
  const { $ref, type, items, format, const: constant } = schema;
  if (typeof $ref === 'string') return namedType($ref);
  const choices = [...listOf(schema['oneOf']), ...listOf(schema['allOf'])].filter(isRecord);
  if (choices.length > 0)
    return html`${choices.map((choice, index) => html`${index > 0 && ' | '}${typeOf(choice)}`)}`;
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`;
  const values = listOf(schema['enum']);
  if (values.length > 0)
    return html`${values.map((value, index) => html`${index > 0 && ' | '}<code>${JSON.stringify(value)}</code>`)}`;
  if (isRecord(items)) return html`list of ${typeOf(items)}${listOf(type).includes('null') && ' | null'}`;
  const names = [type]
    .flat()
    .map((name) => (name === 'string' && typeof format === 'string' ? format : name));
  return html`${names.join(' | ')}`;
}

const limits: readonly (readonly [string, string])[] = [
  ['minimum', '≥'],
  ['maximum', '≤'],
  ['minLength', 'length ≥'],
  ['maxLength', 'length ≤'],
  ['minItems', 'items ≥'],
  ['maxItems', 'items ≤'],
  ['pattern', 'matches'],
  ['default', 'default'],
];

/** Ranges and default of a value, in words. */
export function limitsOf(schema: JsonRecord): string {
  return limits
    .flatMap(([key, words]) => (schema[key] === undefined ? [] : [`${words} ${String(schema[key])}`]))
    .join(', ');
}

function fieldRow(name: string, schema: JsonRecord, isRequired: boolean): Markup {
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  return html`<tr>
    <th scope="row"><code>${name}</code>${isRequired ? null : html` <small>optional</small>`}</th>
    <td>${typeOf(schema)}</td>
    <td>${phrase(description)} <small>${limitsOf(schema)}</small></td>
  </tr>`;
}

/** A table of fields or parameters. */
export function fieldTable(
  caption: string,
  fields: readonly { readonly name: string; readonly schema: JsonRecord; readonly isRequired: boolean }[],
): Markup {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(({ name, schema, isRequired }) => fieldRow(name, schema, isRequired))}
    </tbody>
  </table>`;
}

/** The section of a shared schema. */
export function schemaSection(name: string, schema: JsonRecord): Markup {
  const required = new Set(listOf(schema['required']));
  const fields = Object.entries(record(schema['properties'])).map(([field, inner]) => ({
    name: field,
    schema: record(inner),
    isRequired: required.has(field),
  }));
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  return html`<section id="${schemaId(name)}" aria-labelledby="${schemaId(name)}-title">
    <h3 id="${schemaId(name)}-title"><code>${name}</code></h3>
    <p>${phrase(description)}</p>
    ${
      fields.length > 0
        ? fieldTable(`Fields of ${name}`, fields)
        : html`<p>${typeOf(schema)} <small>${limitsOf(schema)}</small></p>`
    }
  </section>`;
}

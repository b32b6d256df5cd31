import { isRecord, type JsonRecord, resolveReference } from '../json-document.ts';
import { html, type Markup, phrase, prose } from './markup.ts';
import { fieldTable, typeOf } from './schema-markup.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An operation with its place in the document. */
export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: JsonRecord;
}

function permission(rule: unknown): Markup {
  if (rule === 'public') return html`<p><strong>Who:</strong> anybody, without signing in.</p>`;
  const keys = listOf(rule).map(textOf);
  if (keys.length === 0) return html`<p><strong>Who:</strong> every signed-in user.</p>`;
  return html`<p>
    <strong>Who:</strong> users with
    ${keys.length > 1 && 'one of '}${keys.map((key, index) => html`${index > 0 && ', '}<code>${key}</code>`)}.
  </p>`;
}

function examples(media: JsonRecord): readonly unknown[] {
  if (media['example'] !== undefined) return [media['example']];
  const named = media['examples'];
  return isRecord(named) ? Object.values(named).map((item) => (isRecord(item) ? item['value'] : item)) : [];
}

function bodies(container: JsonRecord, words: string): Markup {
  const { content } = container;
  const kinds = isRecord(content) ? Object.entries(content) : [];
  return html`${kinds.map(([type, value]) => {
    const media = isRecord(value) ? value : {};
    const schema = isRecord(media['schema']) ? media['schema'] : {};
    return html`<p>${words} <code>${type}</code>: ${typeOf(schema)}</p>
      ${examples(media).map(
        (example) =>
          html`<details>
            <summary>Example</summary>
            <pre>${typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</pre>
          </details>`,
      )}`;
  })}`;
}

function parameters(document: JsonRecord, operation: JsonRecord): Markup | null {
  const fields = listOf(operation['parameters']).map((item) => {
    const parameter = resolveReference(document, item);
    const schema = isRecord(parameter['schema']) ? parameter['schema'] : {};
    return {
      name: `${textOf(parameter['name'])} (${textOf(parameter['in'])})`,
      schema: { ...schema, description: textOf(parameter['description']) },
      isRequired: parameter['required'] === true,
    };
  });
  return fields.length === 0 ? null : fieldTable('Parameters', fields);
}

/** The section of an operation. */
export function operationSection(document: JsonRecord, { method, path, operation }: PlacedOperation): Markup {
  const id = textOf(operation['operationId']);
  const responses = isRecord(operation['responses']) ? Object.entries(operation['responses']) : [];
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h3 id="${id}-title">${textOf(operation['summary'])}</h3>
    <p class="call"><strong>${method}</strong> <code>${path}</code> <small>${id}</small></p>
    ${prose(textOf(operation['description']))} ${permission(operation['x-permission'])}
    <p>
      <strong>Payload:</strong>
      ${operation['x-source'] === 'spec' ? 'given by the specification' : 'chosen here'}.
    </p>
    ${parameters(document, operation)}
    ${
      operation['requestBody'] === undefined
        ? null
        : bodies(resolveReference(document, operation['requestBody']), 'Send')
    }
    <h4>Answers</h4>
    <dl>
      ${responses.map(([status, item]) => {
        const response = resolveReference(document, item);
        return html`<dt><code>${status}</code></dt>
          <dd>${phrase(textOf(response['description']))} ${bodies(response, 'Body')}</dd>`;
      })}
    </dl>
  </section>`;
}

import { createHash } from 'node:crypto';
import { isRecord, type JsonRecord } from '../json-document.ts';
import { html, Markup, prose } from './markup.ts';
import { operationSection, type PlacedOperation } from './operation-markup.ts';
import { referenceStyles } from './reference-styles.ts';
import { schemaSection } from './schema-markup.ts';

/** The reference page and the content policy it works under. */
export interface ApiReference {
  readonly html: string;
  readonly contentPolicy: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const record = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function placedOperations(document: JsonRecord): PlacedOperation[] {
  return Object.entries(record(document['paths'])).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = record(item)[method];
      const root = record(item)['servers'] === undefined ? '/api' : '';
      return isRecord(operation) ? [{ method: method.toUpperCase(), path: root + path, operation }] : [];
    }),
  );
}

interface Chapter {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly PlacedOperation[];
}

function chaptersOf(document: JsonRecord): Chapter[] {
  const operations = placedOperations(document);
  const tags = Array.isArray(document['tags']) ? document['tags'].filter(isRecord) : [];
  return tags.map((tag) => ({
    name: textOf(tag['name']),
    description: textOf(tag['description']),
    operations: operations.filter(({ operation }) => [operation['tags']].flat().includes(tag['name'])),
  }));
}

const chapterId = (name: string): string => `area-${name.toLowerCase().replaceAll(' ', '-')}`;

function contents(chapters: readonly Chapter[]): Markup {
  return html`<nav aria-label="Contents">
    <ul>
      ${chapters.map(
        ({ name, operations }) =>
          html`<li>
            <a href="#${chapterId(name)}">${name}</a>
            <ul>
              ${operations.map(
                ({ operation }) =>
                  html`<li>
                    <a href="#${textOf(operation['operationId'])}">${textOf(operation['summary'])}</a>
                  </li>`,
              )}
            </ul>
          </li>`,
      )}
      <li><a href="#schemas">Schemas</a></li>
    </ul>
  </nav>`;
}

/**
 * Renders the contract as one page that needs no script and loads nothing, so that it works under a
 * policy that forbids both.
 *
 * @param document - The bundled contract.
 */
export function renderApiReference(document: JsonRecord): ApiReference {
  const info = record(document['info']);
  const chapters = chaptersOf(document);
  const schemas = Object.entries(record(record(document['components'])['schemas'])).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${textOf(info['title'])}</title>
        ${new Markup(`<style>${referenceStyles}</style>`)}
      </head>
      <body>
        <a class="skip" href="#top">Skip to the reference</a>
        ${contents(chapters)}
        <main id="top">
          <h1 lang="sv">${textOf(info['title'])}</h1>
          <p>Version ${textOf(info['version'])} · <a href="/api/openapi.json">openapi.json</a></p>
          ${prose(textOf(info['description']))}
          ${chapters.map(
            ({ name, description, operations }) =>
              html`<section aria-labelledby="${chapterId(name)}">
                <h2 id="${chapterId(name)}">${name}</h2>
                ${prose(description)} ${operations.map((placed) => operationSection(document, placed))}
              </section>`,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${schemas.map(([name, schema]) => schemaSection(name, record(schema)))}
          </section>
        </main>
      </body>
    </html>`;
  const styleHash = createHash('sha256').update(referenceStyles).digest('base64');
  return {
    html: page.text,
    contentPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

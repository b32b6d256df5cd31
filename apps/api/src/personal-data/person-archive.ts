import { formatInstant } from '@vinrod/locale/clock';
import type { Language } from '@vinrod/locale/messages/language';
import { textsOf, type Text } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';
import { xmlText } from '../files/xml-text.ts';
import type { ZipEntry } from '../files/zip.ts';
import { placeTitles } from './place-titles.ts';
import type { KnownRows } from './read-person.ts';

const archiveTexts = textsOf(
  defineMessages('person-archive', {
    sv: {
      title: 'Uppgifter om {name}',
      introduction:
        'Allt som portalen vet om personen, {at}. Filerna är JSON och kan läsas av både människor och program. Lösenord, koder och nycklar lämnas aldrig ut.',
      file: 'Fil',
      content: 'Innehåll',
      rows: 'Antal',
    },
    en: {
      title: 'Data on {name}',
      introduction:
        'All that the portal knows of the person, {at}. The files are JSON, for people and programs to read. Passwords, codes and keys are never handed out.',
      file: 'File',
      content: 'Content',
      rows: 'Count',
    },
  }),
);

/** Whose data it is. */
export interface ArchiveOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

/** Whose data it is, and when it was read. */
export interface ArchiveHead {
  readonly name: string;
  readonly language: Language;
  /** Day in Swedish time, `YYYY-MM-DD`. */
  readonly at: string;
}

/** The head of an archive of a person, read now. */
export function archiveHead(
  { clock }: { readonly clock: { now(): Date } },
  { firstName, lastName, language }: ArchiveOwner,
): ArchiveHead {
  const at = formatInstant(clock.now().getTime()).slice(0, 10);
  return { name: `${firstName} ${lastName}`, language, at };
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Files by name; places of one table are one file. */
function filesOf(known: readonly KnownRows[]): ReadonlyMap<string, readonly KnownRows[]> {
  const files = new Map<string, KnownRows[]>();
  for (const each of known) files.set(each.place.table, [...(files.get(each.place.table) ?? []), each]);
  return files;
}

function indexPage(
  files: ReadonlyMap<string, readonly KnownRows[]>,
  { name, language, at }: ArchiveHead,
): string {
  const text = (sentence: Text): string => xmlText(sentence[language]);
  const rows = [...files].map(([table, parts]) => {
    const count = parts.reduce((sum, part) => sum + part.rows.length, 0);
    const title = placeTitles[table]?.[language] ?? table;
    return `<tr><td><a href="${table}.json">${table}.json</a></td><td>${xmlText(title)}</td><td>${count}</td></tr>`;
  });
  const title = text(archiveTexts.title({ name }));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8" /><title>${title}</title></head><body>
<h1>${title}</h1>
<p>${text(archiveTexts.introduction({ at }))}</p>
<table><thead><tr><th scope="col">${text(archiveTexts.file)}</th><th scope="col">${text(archiveTexts.content)}</th><th scope="col">${text(archiveTexts.rows)}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</body></html>
`;
}

/** Files with what is known of a person: JSON, and a page that tells what is in each. */
export async function* personArchive(
  known: readonly KnownRows[],
  head: ArchiveHead,
): AsyncGenerator<ZipEntry, void, void> {
  const files = filesOf(known);
  yield { name: 'index.html', content: once(indexPage(files, head)) };
  for (const [table, parts] of files) {
    const rows = parts.flatMap((part) => part.rows);
    yield { name: `${table}.json`, content: once(`${JSON.stringify(rows, null, 2)}\n`) };
  }
}

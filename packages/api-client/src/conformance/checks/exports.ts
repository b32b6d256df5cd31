import type { Rule } from '../result.ts';
import { contentTypeOf, type Exchange } from '../exchange.ts';
import { isAllowed, isFile, type Operation } from '../contract/operation.ts';
import { askedOf, missingIds, type Scene } from '../scene.ts';

const source = 'contract, Files; specification, section 5';
const status: Rule = { id: 'exports.answer', wants: 'A file that the caller may have answers 200.', source };
const contentType: Rule = {
  id: 'exports.content-type',
  wants: 'A file has the content type of the format that was asked for: the client names files by it.',
  source,
};
const fileName: Rule = {
  id: 'exports.file-name',
  wants: 'Content-Disposition names the file, with the extension of its content type.',
  source,
};
const content: Rule = { id: 'exports.content', wants: 'A file is not empty.', source };
const signature: Rule = {
  id: 'exports.signature',
  wants: 'A file begins as files of its content type do.',
  source,
};

/** Rules about files. */
export const exportRules: readonly Rule[] = [status, contentType, fileName, content, signature];

interface FileType {
  readonly format: string;
  readonly extension: string;
  /** How files of the type begin; empty when anything goes. */
  readonly start: string;
}

const types: Readonly<Record<string, FileType>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    format: 'xlsx',
    extension: 'xlsx',
    start: 'PK\u0003\u0004',
  },
  'application/pdf': { format: 'pdf', extension: 'pdf', start: '%PDF-' },
  'application/zip': { format: 'zip', extension: 'zip', start: 'PK\u0003\u0004' },
  'application/xml': { format: 'xml', extension: 'xml', start: '<?xml' },
  'text/csv': { format: 'csv', extension: 'csv', start: '' },
};

/** The name in `Content-Disposition`; empty when there is none. */
function nameIn({ headers }: Exchange): string {
  const disposition = headers.get('content-disposition') ?? '';
  const extended = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return extended;
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
}

/** Formats to ask for; one null for operations without a choice. */
function formatsOf({ query }: Operation): readonly (string | null)[] {
  const values = query.find(({ name }) => name === 'format')?.values ?? [];
  return values.length === 0 ? [null] : values;
}

/** Every file that can be had by reading. */
export async function checkExports(scene: Scene): Promise<void> {
  const { askAs, callers, findings, operations, period } = scene;
  for (const caller of callers) {
    const ids = await scene.idsOf(caller);
    for (const operation of operations) {
      if (operation.method !== 'GET' || operation.calledBy !== 'person' || !isFile(operation)) continue;
      if (!isAllowed(operation, caller.permissions)) continue;
      const missing = missingIds(operation, ids);
      if (missing.length > 0) {
        findings.skip(
          status,
          `${operation.id} as ${caller.name}`,
          `no ${missing.join(' and no ')} to ask for`,
        );
        continue;
      }
      const promised = operation.answers.get(200)?.contentTypes ?? [];
      for (const format of formatsOf(operation)) {
        const target = `${operation.id} as ${format ?? 'a file'} for ${caller.name}`;
        const asked = askedOf(operation, ids, period);
        const query = format === null ? asked.query : { ...asked.query, format };
        const answer = await askAs(
          caller,
          { ...asked, ...(query === undefined ? {} : { query }) },
          operation.id,
        );
        if (answer.status === 422 && operation.answers.has(422)) {
          findings.skip(status, target, 'a rule refuses the file for what was asked for');
          continue;
        }
        findings.judge(status, target, answer, answer.status === 200 ? null : '200');
        if (answer.status !== 200) continue;
        const given = contentTypeOf(answer);
        const type = types[given];
        const isPromised = promised.includes(given) && (format === null || type?.format === format);
        const wanted = promised.filter((one) => format === null || types[one]?.format === format);
        findings.judge(contentType, target, answer, isPromised ? null : wanted.join(' or '));
        const name = nameIn(answer);
        const extension = isPromised ? (type?.extension ?? '') : '';
        findings.judge(
          fileName,
          target,
          answer,
          name !== '' && name.endsWith(extension)
            ? null
            : `a Content-Disposition with a file name that ends in ${extension}, not ${JSON.stringify(name)}`,
        );
        findings.judge(content, target, answer, answer.bytes.length > 0 ? null : 'bytes');
        const begin = new TextDecoder('latin1').decode(answer.bytes.subarray(0, 5));
        const isBegun = type === undefined || answer.bytes.length === 0 || begin.startsWith(type.start);
        findings.judge(
          signature,
          target,
          answer,
          isBegun ? null : `a file that begins with ${JSON.stringify(type.start)}`,
        );
      }
    }
  }
}

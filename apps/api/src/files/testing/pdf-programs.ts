import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder, programPath } from './programs.ts';

const run = promisify(execFile);

/** Whether Debian's `qpdf` and `poppler-utils`, which check PDF files, are missing. */
export const pdfProgramsAreAbsent = ['qpdf', 'pdfinfo', 'pdftotext', 'pdffonts'].some(
  (name) => programPath(name) === null,
);

/** A PDF file as seen by third-party programs. */
export interface PdfFindings {
  /** Lines of `pdfinfo` by name. */
  readonly info: ReadonlyMap<string, string>;
  /** The structure tree with its texts, indented, in the order of a screen reader. */
  readonly structure: string;
  /** Texts in their positions, page by page. */
  readonly pages: readonly string[];
  /** One line per font. */
  readonly fonts: readonly string[];
}

async function output(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/**
 * Reads a PDF file with qpdf and poppler.
 *
 * @throws Error when qpdf finds a fault in it.
 */
export function findingsOf(pdf: Uint8Array): Promise<PdfFindings> {
  return inFolder(async (folder) => {
    const file = join(folder, 'fil.pdf');
    writeFileSync(file, pdf);
    await output('qpdf', '--check', file);
    const info = (await output('pdfinfo', file)).split('\n').map((line): [string, string] => {
      const [name = '', ...rest] = line.split(':');
      return [name, rest.join(':').trim()];
    });
    return {
      info: new Map(info),
      structure: await output('pdfinfo', '-struct-text', file),
      pages: (await output('pdftotext', '-layout', file, '-')).split('\f').slice(0, -1),
      fonts: (await output('pdffonts', file)).trim().split('\n').slice(2),
    };
  });
}

/** The uncompressed objects of a PDF file, as printed by qpdf. */
export function plainObjects(pdf: Uint8Array): Promise<string> {
  return inFolder(async (folder) => {
    const file = join(folder, 'fil.pdf');
    writeFileSync(file, pdf);
    return output('qpdf', '--qdf', '--object-streams=disable', file, '-');
  });
}

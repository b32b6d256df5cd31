import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-package.ts';

/** Programs that the files of the API are checked by, and the packages they come in. */
const filePrograms: Readonly<Record<string, string>> = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  soffice: 'libreoffice-calc-nogui',
};

function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}

/**
 * Installs what PDF files and workbooks are checked by, as far as it is missing.
 *
 * @throws Error when a program is missing and cannot be installed.
 */
export async function installFilePrograms(): Promise<void> {
  const missing = Object.keys(filePrograms).filter((program) => !isInstalled(program));
  const packages = missing.map((program) => filePrograms[program] ?? program);
  // What LibreOffice recommends is twice its size, and nothing of it is needed to read a workbook.
  if (packages.length > 0) await installDebianPackages(packages, ['--no-install-recommends']);
}

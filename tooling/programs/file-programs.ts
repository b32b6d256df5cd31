import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-package.ts';

/** Programs that check the API's files, with their packages. */
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
 * Installs missing programs for checking PDF files and workbooks.
 *
 * @throws Error when a program is missing and cannot be installed.
 */
export async function installFilePrograms(): Promise<void> {
  const missing = Object.keys(filePrograms).filter((program) => !isInstalled(program));
  const packages = missing.map((program) => filePrograms[program] ?? program);
  // LibreOffice's recommended packages are twice its size, and reading a workbook needs none of them.
  if (packages.length > 0) await installDebianPackages(packages, ['--no-install-recommends']);
}

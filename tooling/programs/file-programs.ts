import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian-package.ts';

/** Programs that check the API's files, with their packages. */
const filePrograms: Readonly<Record<string, string>> = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  soffice: 'libreoffice-calc-nogui',
};

/**
 * The program that runs the rules for alerts, and the proxies of the examples. Their packages bring servers, so they are nothing
 * to ask of a developer's computer; without them, their tests are skipped.
 */
const serverPrograms = {
  promtool: 'prometheus',
  nginx: 'nginx-light',
  openssl: 'openssl',
  caddy: 'caddy',
} as const;

/** Whether a program can be run by its name. */
export function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}

/**
 * Installs missing programs for checking PDF files and workbooks; and, where packages can be installed without asking, the
 * one for rules of alerts.
 *
 * @throws Error when a program is missing and cannot be installed.
 */
export async function installFilePrograms(): Promise<void> {
  const wanted: Readonly<Record<string, string>> = canInstallDebianPackages()
    ? { ...filePrograms, ...serverPrograms }
    : filePrograms;
  const packages = Object.entries(wanted).flatMap(([program, name]) => (isInstalled(program) ? [] : [name]));
  // LibreOffice's recommended packages are twice its size, and reading a workbook needs none of them.
  if (packages.length > 0) await installDebianPackages(packages, ['--no-install-recommends']);
}

import { execFile } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program of LibreOffice; null where it is not installed. */
export const libreOffice: string | null =
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'soffice'))
    .find(isProgram) ?? null;

/** Opens a workbook in LibreOffice and saves it again. */
export async function savedByLibreOffice(program: string, workbook: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-xlsx-'));
  try {
    const file = join(folder, 'fil.xlsx');
    const saved = join(folder, 'sparad');
    writeFileSync(file, workbook);
    const profile = `-env:UserInstallation=file://${join(folder, 'profil')}`;
    await promisify(execFile)(program, [
      profile,
      '--headless',
      '--convert-to',
      'xlsx',
      '--outdir',
      saved,
      file,
    ]);
    return readFileSync(join(saved, 'fil.xlsx'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

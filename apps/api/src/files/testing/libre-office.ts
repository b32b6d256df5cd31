import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inFolder, programPath } from './programs.ts';

/** Path of LibreOffice; null when it is not installed. */
export const libreOffice: string | null = programPath('soffice');

/** Opens a workbook in LibreOffice and saves it again. */
export function savedByLibreOffice(program: string, workbook: Buffer): Promise<Buffer> {
  return inFolder(async (folder) => {
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
  });
}

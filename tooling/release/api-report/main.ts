import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository.ts';
import { pack } from '../pack.ts';
import { publishedPackages } from '../published-packages.ts';
import { openTarball } from '../tarball/tarball.ts';
import { writeReport } from './report-file.ts';

/** Packs every published package and writes down what it exports. */
const tarballs = mkdtempSync(join(tmpdir(), 'vinrod-api-report-'));
try {
  for (const { folder } of publishedPackages(repositoryRoot)) {
    writeReport(openTarball(readFileSync(await pack(folder, tarballs))), folder);
  }
} finally {
  rmSync(tarballs, { recursive: true });
}

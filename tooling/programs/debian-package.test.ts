import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { canInstallDebianPackages, installDebianPackages } from './debian-package.ts';

let folder: string;

/** An apt-get that fails, as the real one does, while another one runs. */
const aptGet = `#!/bin/sh
mkdir "$(dirname "$0")/lock" || exit 100
sleep 0.1
rmdir "$(dirname "$0")/lock"
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-apt-'));
  writeFileSync(join(folder, 'apt-get'), aptGet);
  chmodSync(join(folder, 'apt-get'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.skipIf(!canInstallDebianPackages())('installs one after another what stages ask for at once', async () => {
  const asked = ['libfaketime', 'chromium', 'qpdf'].map((name) => installDebianPackages([name]));
  await expect(Promise.all(asked)).resolves.toHaveLength(3);
});

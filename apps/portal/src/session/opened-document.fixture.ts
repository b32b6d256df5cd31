import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

const script = readFileSync(join(import.meta.dirname, '../../public/before-paint.js'), 'utf8');

/** A session of somebody who sees as themselves. */
export const annasSession = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { uuid: 'u-1', full_name: 'Anna Lindqvist' },
};

/** Runs the script as the document does, which has the configuration when the server wrote it. */
export function openDocument({ hasConfiguration = true } = {}): void {
  document.documentElement.lang = 'sv';
  document.body.innerHTML = hasConfiguration
    ? '<script type="application/json" id="configuration">{"api_root":"/api"}</script>'
    : '';
  runInThisContext(script);
}

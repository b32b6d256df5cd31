import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { isInstalled } from '../programs/file-programs.ts';
import { repositoryRoot } from '../repository.ts';

/** Whether nginx and openssl are there. */
export const hasNginx: boolean = isInstalled('nginx') && isInstalled('openssl');

/** nginx with the example file. */
export interface ExampleNginx {
  readonly process: ChildProcess;
  /** Port of TLS. */
  readonly secure: number;
  /** Port that leads to it. */
  readonly plain: number;
}

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    request({ port, host: '127.0.0.1', path: '/' }, (response) => done(response.resume().statusCode))
      .on('error', () => done(undefined))
      .end();
  });
}

/** Makes a certificate that nobody trusts, as the example file wants it. */
export function makeCertificate(folder: string): void {
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=portal.example',
      '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')],
    { stdio: 'ignore' },
  );
}

/**
 * Runs nginx with the example file in front of a port; only its ports and certificate differ.
 *
 * @param certificates - Folder that `makeCertificate` filled; nginx gets one below it.
 * @throws Error when it does not answer.
 */
export async function startExampleNginx(certificates: string, upstream: number): Promise<ExampleNginx> {
  const [secure, plain] = [await freePort(), await freePort()];
  const folder = join(certificates, String(secure));
  mkdirSync(folder);
  const example = readFileSync(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8')
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replaceAll('/etc/ssl/portal.example/', `${certificates}/`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${example}\n}\n`,
  );
  const started = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  for (let tries = 0; (await statusOf(plain)) !== 301; tries += 1) {
    if (tries === 100) throw new Error('nginx does not answer.');
    await wait(200);
  }
  return { process: started, secure, plain };
}

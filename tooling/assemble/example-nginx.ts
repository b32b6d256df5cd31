import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { isInstalled } from '../programs/file-programs.ts';
import { repositoryRoot } from '../repository.ts';
import { untilItLeads, type ExampleProxy } from './example-proxy.ts';

/** Makes a certificate that nobody trusts, as the example file wants it. */
function makeCertificate(folder: string): void {
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=portal.example',
      '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')],
    { stdio: 'ignore' },
  );
}

/** nginx with `deploy/nginx.conf`. */
export const exampleNginx: ExampleProxy = {
  name: 'nginx',
  isThere: isInstalled('nginx') && isInstalled('openssl'),
  async start(place, upstream) {
    const [secure, plain] = [await freePort(), await freePort()];
    const folder = join(place, `nginx-${secure}`);
    mkdirSync(folder);
    makeCertificate(folder);
    const example = readFileSync(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8')
      .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
      .replaceAll('server_name portal.example;', 'server_name localhost;')
      .replaceAll('/etc/ssl/portal.example/', `${folder}/`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${example}\n}\n`,
    );
    const process = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    await untilItLeads('nginx', plain);
    return { process, secure, plain };
  },
};

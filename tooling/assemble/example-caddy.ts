import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { isInstalled } from '../programs/file-programs.ts';
import { repositoryRoot } from '../repository.ts';
import { untilItLeads, type ExampleProxy } from './example-proxy.ts';

/** Caddy with `deploy/Caddyfile`, and certificates that it makes by itself and nobody trusts. */
export const exampleCaddy: ExampleProxy = {
  name: 'Caddy',
  isThere: isInstalled('caddy'),
  async start(place, upstream) {
    const [secure, plain] = [await freePort(), await freePort()];
    const folder = join(place, `caddy-${secure}`);
    mkdirSync(folder);
    const example = readFileSync(join(repositoryRoot, 'deploy/Caddyfile'), 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replace('portal.example {', 'localhost {\n\ttls internal');
    const options = [
      'admin off',
      `http_port ${plain}`,
      `https_port ${secure}`,
      'default_bind 127.0.0.1',
      'skip_install_trust',
    ];
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\t${options.join('\n\t')}\n}\n${example}`);
    const started = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    await untilItLeads('Caddy', plain);
    return { process: started, secure, plain };
  },
};

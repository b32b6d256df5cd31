import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../tooling/free-port.ts';
import { childrenOf } from '../../../tooling/programs/child-processes.ts';
import type { Portal } from './drill.ts';

function configuration(folder: string, port: number, origins: readonly string[]): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const servers = origins.map((origin) => `server ${new URL(origin).host};`);
  return `daemon off;
worker_processes 2;
# Whoever still waits for an answer a second after a reload is not waited for.
worker_shutdown_timeout 1s;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${paths.join('\n  ')}
  upstream portal {
    ${servers.join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;
}

/** nginx in front of processes of the portal. */
export class NginxBalancer implements Portal {
  readonly origin: string;
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async inFrontOf(origins: readonly string[]): Promise<NginxBalancer> {
    const folder = mkdtempSync(join(tmpdir(), 'vinrod-nginx-'));
    const port = await freePort();
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, origins));
    const balancer = new NginxBalancer(folder, port);
    await balancer.start();
    return balancer;
  }

  fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.origin}${path}`, init);
  }

  /** Starts it, and waits until it leads to the portal. */
  async start(): Promise<void> {
    const child = spawn('nginx', ['-p', this.#folder, '-c', join(this.#folder, 'nginx.conf')], {
      stdio: 'ignore',
    });
    this.#process = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error('nginx ended.');
      if (
        await fetch(`${this.origin}/api/live`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await setTimeout(20);
    }
  }

  /** Has it read its settings again: new processes take over, and the old ones wait a second for who waits for an answer. */
  reload(): void {
    this.#process?.kill('SIGHUP');
  }

  #workers(): readonly number[] {
    return childrenOf(this.#process?.pid ?? -1);
  }

  /** Ends the processes that hold the connections; nginx starts others by itself. */
  dropConnections(): void {
    for (const worker of this.#workers()) process.kill(worker, 'SIGKILL');
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    const workers = childrenOf(child.pid ?? -1);
    child.kill('SIGKILL');
    for (const worker of workers) process.kill(worker, 'SIGKILL');
    await once(child, 'close');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { preview } from 'vite';
import type { CommandPlace } from '../command.ts';

/** A page that a browser can open. */
export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves files. */
export async function serveFolder(folder: string): Promise<ServedPage> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/**
 * Serves with a program of Node's that says its address once it listens.
 *
 * @throws Error with what it has said when it ends before that.
 */
export async function serveWith(args: readonly string[], { cwd, env }: CommandPlace): Promise<ServedPage> {
  const program = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  const ended = once(program, 'close');
  let said = '';
  const address = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString('utf8');
      const [found] = /http:\/\/[\w.]+:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(`${found}/`);
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
  });
  const early = ended.then(() => Promise.reject(new Error(`${args.join(' ')} has ended.\n${said}`)));
  const listening = await Promise.race([address, early]);
  early.catch(() => undefined);
  return {
    address: listening,
    close: async () => {
      program.kill();
      await ended;
    },
  };
}

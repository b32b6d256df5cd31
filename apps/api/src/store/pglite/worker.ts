import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readStartOptions, type WorkerReply } from './worker-messages.ts';

if (parentPort === null) throw new Error('This file runs as a worker.');
const port = parentPort;
const options = readStartOptions(workerData);

function reply(message: WorkerReply, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

const database = await PGlite.create({
  // A PostgreSQL server has it in its own folder; migration 0024 needs it.
  extensions: { pg_trgm },
  ...(options.folder === null ? {} : { dataDir: options.folder }),
  ...(options.template === null ? {} : { loadDataDir: new Blob([await readFile(options.template)]) }),
});

async function handle(message: unknown): Promise<void> {
  if (message instanceof Uint8Array) {
    await database.execProtocolRawStream(message, {
      onRawData(data) {
        // The engine reuses its memory, so each piece is copied before it is sent.
        const copy = data.slice();
        reply(copy, [copy.buffer]);
      },
    });
  } else if (message === 'dump') {
    const dump = await database.dumpDataDir('none');
    reply({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
  } else {
    // A new or closed connection must not inherit a transaction, which without one only causes a notice, nor statements.
    await database.exec(message === 'close' ? 'checkpoint' : 'rollback; deallocate all');
    if (message === 'close') {
      await database.close();
      reply({ kind: 'closed' });
      port.close();
    }
  }
}

let queue = Promise.resolve();
port.on('message', (message: unknown) => {
  queue = queue
    .then(() => handle(message))
    .catch((error: unknown) => {
      setImmediate(() => {
        throw error;
      });
    });
});
reply({ kind: 'ready' });

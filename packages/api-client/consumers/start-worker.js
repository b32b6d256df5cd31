import { Worker } from 'node:worker_threads';

const worker = new Worker(new URL('worker.js', import.meta.url));
worker.once('message', (result) => console.log(JSON.stringify({ result })));
worker.once('error', (error) => {
  throw error;
});

import { parentPort, workerData } from 'node:worker_threads';

/**
 * Another user, in a thread so that the bench's own work does not count: polls the server's health and records how long
 * each answer took. `workerData` is the server's address; any message stops it, and it replies with the times in
 * milliseconds.
 */
const pause = 10;

const origin: unknown = workerData;
if (typeof origin !== 'string') throw new Error('The address of the server is missing.');

const times: number[] = [];
const state = { isOver: false };
parentPort?.once('message', () => {
  state.isOver = true;
});

while (!state.isOver) {
  const started = performance.now();
  const response = await fetch(`${origin}/api/health`);
  await response.arrayBuffer();
  times.push(performance.now() - started);
  await new Promise((done) => setTimeout(done, pause));
}
parentPort?.postMessage(times, []);

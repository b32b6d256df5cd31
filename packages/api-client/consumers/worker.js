import { parentPort } from 'node:worker_threads';
import { run } from './app.js';

// A worker of a browser has neither of these.
delete globalThis.localStorage;
delete globalThis.XMLHttpRequest;
parentPort.postMessage(await run());

import { run } from './app.js';

// A worker of a browser has neither of these.
delete globalThis.localStorage;
delete globalThis.XMLHttpRequest;
console.log(JSON.stringify({ result: await run() }));

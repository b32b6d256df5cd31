import { run } from './app.js';

console.log(JSON.stringify({ result: await run() }));

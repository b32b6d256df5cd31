const unhandled = [];
globalThis.process?.on('unhandledRejection', (error) => unhandled.push(error));

// Whatever the package reads of the surroundings while it is imported shows here.
const touched = [];
for (const name of [
  'localStorage',
  'location',
  'fetch',
  'addEventListener',
  'navigator',
  'document',
  'window',
]) {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      touched.push(name);
      return undefined;
    },
  });
  globalThis.restore = [...(globalThis.restore ?? []), [name, own]];
}
await import('@vinrod/api-client');
const atImport = touched.join();
for (const [name, own] of globalThis.restore) {
  if (own === undefined) delete globalThis[name];
  else Object.defineProperty(globalThis, name, own);
}

const { run } = await import('./app.js');
const result = await run();
await new Promise((resolve) => setTimeout(resolve, 20));
console.log(JSON.stringify({ result, atImport, unhandled: unhandled.length }));

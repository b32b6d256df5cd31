import { keepCompiledCode } from './start/compile-cache.ts';

keepCompiledCode();
// Everything else is compiled after that.
const { run } = await import('./start/run.ts');
await run(process.env);

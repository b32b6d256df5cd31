import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps what the engine compiles beside the program, so that the next start or command does not compile it again. Not in the
 * system's folder for temporary files, where another user's code could lie; where the program may not write, as in the
 * image, nothing is kept.
 */
export function keepCompiledCode(): void {
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
}

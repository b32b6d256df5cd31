import type { Queries } from '../database.ts';

const readOnly = new WeakSet<Queries>();

/** Notes that nothing can be written here. */
export function markReadOnly(db: Queries): void {
  readOnly.add(db);
}

/** Whether nothing can be written here, because it is a replica. */
export function isReadOnly(db: Queries): boolean {
  return readOnly.has(db);
}

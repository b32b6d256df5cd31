import { readdirSync, readFileSync } from 'node:fs';

/** Processes that another one has started (Linux). */
export function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        const status = readFileSync(`/proc/${id}/status`, 'utf8');
        return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) === parent;
      } catch {
        // It has ended.
        return false;
      }
    });
}

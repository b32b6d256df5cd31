import { extensionForContentType, UNKNOWN_EXTENSION } from '../format/download-name.ts';

/** What files may be uploaded; a rule left out allows everything. */
export interface FileRules {
  /** Allowed types as in the `accept` of an input: ".pdf", "application/pdf", "image/*". */
  readonly accept?: readonly string[] | undefined;
  /** Largest size of a file, in bytes. */
  readonly maxSize?: number | undefined;
}

/** Why a file is not uploaded. */
export type Refusal = 'type' | 'size' | 'empty' | 'count' | 'folder';

/** What the rules look at. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Systems disagree on the type of some files (Windows knows none for csv), so the ending counts as well. */
function matches({ name, type }: FileFacts, accepted: string): boolean {
  const rule = accepted.trim().toLowerCase();
  if (rule.startsWith('.')) return extensionOf(name) === rule.slice(1);
  if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1));
  const known = extensionForContentType(rule);
  return type.toLowerCase() === rule || (known !== UNKNOWN_EXTENSION && extensionOf(name) === known);
}

/** Why a file may not be uploaded, or `null` when it may. */
export function refusalOf(file: FileFacts, { accept, maxSize }: FileRules): Refusal | null {
  if (accept !== undefined && !accept.some((accepted) => matches(file, accepted))) return 'type';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'size' : null;
}

/**
 * The allowed types as people know them: endings ("pdf", "xlsx"), or the whole group ("image/*"). Types with no known
 * ending are named as they are. Each stands once.
 */
export function acceptedNames(accept: readonly string[]): readonly string[] {
  const names = accept.map((accepted) => {
    const rule = accepted.trim().toLowerCase();
    if (rule.startsWith('.')) return rule.slice(1);
    const extension = extensionForContentType(rule);
    return extension === UNKNOWN_EXTENSION ? rule : extension;
  });
  return [...new Set(names)];
}

/** Files as far as there is room for them, and the ones too many. */
export function dividedByRoom<Item>(items: readonly Item[], room: number): readonly [Item[], Item[]] {
  const taken = Math.max(0, room);
  return [items.slice(0, taken), items.slice(taken)];
}

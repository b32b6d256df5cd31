import { extensionForContentType, UNKNOWN_EXTENSION } from '../format/download-name.ts';

/** Rules for uploaded files; an omitted rule allows everything. */
export interface FileRules {
  /** Allowed types as in the `accept` of an input: ".pdf", "application/pdf", "image/*". */
  readonly accept?: readonly string[] | undefined;
  /** Largest size of a file, in bytes. */
  readonly maxSize?: number | undefined;
}

/** Why a file is refused. */
export type Refusal = 'type' | 'size' | 'empty' | 'count' | 'folder';

/** The properties of a file that the rules check. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Systems disagree on the type of some files (Windows has none for csv), so the extension counts as well. */
function matches({ name, type }: FileFacts, accepted: string): boolean {
  const rule = accepted.trim().toLowerCase();
  if (rule.startsWith('.')) return extensionOf(name) === rule.slice(1);
  if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1));
  const known = extensionForContentType(rule);
  return type.toLowerCase() === rule || (known !== UNKNOWN_EXTENSION && extensionOf(name) === known);
}

/** Why a file is refused, or `null` when it is allowed. */
export function refusalOf(file: FileFacts, { accept, maxSize }: FileRules): Refusal | null {
  if (accept !== undefined && !accept.some((accepted) => matches(file, accepted))) return 'type';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'size' : null;
}

/**
 * The allowed types as people know them: extensions ("pdf", "xlsx"), or the whole group ("image/*"). Types without a
 * known extension are named as they are. No duplicates.
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

/** Files that fit within the limit, and the surplus ones. */
export function dividedByRoom<Item>(items: readonly Item[], room: number): readonly [Item[], Item[]] {
  const taken = Math.max(0, room);
  return [items.slice(0, taken), items.slice(taken)];
}

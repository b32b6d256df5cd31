/** `text-muted` becomes `textMuted`; digits stay where they are (`data-seq-1` becomes `dataSeq1`). */
export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Converts a kebab-case token name to its key in `vars`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

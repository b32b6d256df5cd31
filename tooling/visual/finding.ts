import type { Story } from './stories.ts';

/** Result of a story in a mode. */
export interface Finding {
  readonly story: Story;
  /** Name of the mode. */
  readonly mode: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'unshot' | 'same';
  /** Share of the picture that differs, 0–1; only for changed ones. */
  readonly share: number;
  /** Why the story could not be photographed. */
  readonly reason?: string;
  /** Pictures beside the report, as relative paths. */
  readonly pictures: { readonly before?: string; readonly after?: string; readonly difference?: string };
}

/** Order of the kinds in the report: those that need a look come first. */
export const kinds = [
  'changed',
  'unshot',
  'added',
  'removed',
  'same',
] as const satisfies readonly Finding['kind'][];

/** Sorts findings: changed stories with the largest change first, then the other kinds by name. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const name = ({ story, mode }: Finding) => `${story.title}/${story.name} ${mode}`;
  return findings.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      b.share - a.share ||
      name(a).localeCompare(name(b), 'sv', { numeric: true }),
  );
}

/** Number of findings of each kind. */
export function countKinds(findings: readonly Finding[]): Readonly<Record<Finding['kind'], number>> {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  return {
    changed: count('changed'),
    unshot: count('unshot'),
    added: count('added'),
    removed: count('removed'),
    same: count('same'),
  };
}

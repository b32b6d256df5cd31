/** What is photographed: a page of stories, or a screen of the portal. */
export interface Subject {
  /** Unique, and safe in the name of a file. */
  readonly id: string;
  /** Title with its folders, for example `Bildprov/Handlingar/Knapp · Button`. */
  readonly title: string;
  readonly name: string;
}

/** Result of a subject in a mode. */
export interface Finding {
  readonly subject: Subject;
  /** Name of the mode. */
  readonly mode: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'unshot' | 'same';
  /** Share of the picture that differs, 0–1; only for changed ones. */
  readonly share: number;
  /** Why it could not be photographed. */
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

/** Sorts findings: changed pictures with the largest change first, then the other kinds by name. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  const name = ({ subject, mode }: Finding) => `${subject.title}/${subject.name} ${mode}`;
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

/** Whether a filter keeps a subject: by its id, or by its title with its name. */
export function isWanted({ id, title, name }: Subject, filter: RegExp | undefined): boolean {
  return filter === undefined || [id, `${title}/${name}`].some((text) => filter.test(text));
}

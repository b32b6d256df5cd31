import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** A heading with its entries, as the list shows them. */
export interface PaletteSection {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

/** Section id of recent selections. */
export const recentSection = 'recent';

/**
 * Groups entries under their headings, in the order of the groups. Each id appears once. Entries of an unknown group
 * are left out.
 */
export function paletteSections(
  groups: readonly PaletteGroup[],
  entries: readonly PaletteEntry[],
): readonly PaletteSection[] {
  const byId = new Map<string, PaletteEntry>();
  for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  const once = [...byId.values()];
  return groups
    .map(({ id, label }) => ({ id, label, entries: once.filter((entry) => entry.group === id) }))
    .filter((section) => section.entries.length > 0);
}

/** Shown before anything is typed: recent selections, then all other commands. */
export function openingSections(
  groups: readonly PaletteGroup[],
  commands: readonly PaletteEntry[],
  recent: PaletteSection,
): readonly PaletteSection[] {
  const known = new Set(recent.entries.map(({ id }) => id));
  const others = paletteSections(
    groups,
    commands.filter(({ id }) => !known.has(id)),
  );
  return recent.entries.length === 0 ? others : [recent, ...others];
}

/** Number of entries under the headings. */
export function countEntries(sections: readonly PaletteSection[]): number {
  return sections.reduce((sum, { entries }) => sum + entries.length, 0);
}

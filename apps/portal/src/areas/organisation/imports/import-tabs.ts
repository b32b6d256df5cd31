import type { TabLink } from '@vinrod/ui/tabs';

import { pageTexts } from '#messages';
import { paths } from '#navigation';

import { importPartMessages } from '../messages/import-parts.ts';

/** Texts of the parts, and those of the catalogue. */
const { t } = pageTexts(importPartMessages);

/** A part of the page with a tab of its own, in the order of the tabs; the first needs no query param. */
export const importParts = ['underWay', 'history', 'values'] as const;

/** A part of the page. */
export type ImportPart = (typeof importParts)[number];

/** Address of a part. */
export function tabHref(part: ImportPart): string {
  return part === importParts[0]
    ? paths.imports
    : `${paths.imports}?${new URLSearchParams({ tab: part }).toString()}`;
}

/** The part in the address; the first one when it has none that is known. */
export function partInAddress(asked: string | null): ImportPart {
  return importParts.find((part) => part === asked) ?? importParts[0];
}

/** Name of a part. */
export function partName(part: ImportPart): string {
  return t(`importParts.${part}`);
}

/** Name of all the tabs together. */
export function partsLabel(): string {
  return t('importParts.label');
}

/**
 * The tabs of the page. What is missing is a page of its own, with these tabs too.
 *
 * @param counts - How many each part has, where that is known.
 */
export function importTabs(
  counts: Readonly<Partial<Record<ImportPart | 'missing', number | undefined>>>,
): readonly TabLink[] {
  const tabs = [
    ...importParts.map((part) => ({ part, href: tabHref(part), label: partName(part) })),
    { part: 'missing', href: paths.missingValues, label: t('imports.missing') },
  ] as const;
  return tabs.map(({ part, href, label }) => {
    const count = counts[part];
    return { href, label, ...(count === undefined ? {} : { count }) };
  });
}

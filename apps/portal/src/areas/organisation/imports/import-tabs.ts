import type { TabLink } from '@vinrod/ui/tabs';

import { paths } from '#navigation';

import { t } from './texts.ts';

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

/**
 * The tabs of the page.
 *
 * @param counts - How many each part has, where that is known.
 */
export function importTabs(
  counts: Readonly<Partial<Record<ImportPart, number | undefined>>>,
): readonly TabLink[] {
  return importParts.map((part) => {
    const count = counts[part];
    return {
      href: tabHref(part),
      label: t(`intakes.tab.${part}`),
      ...(count === undefined ? {} : { count }),
    };
  });
}

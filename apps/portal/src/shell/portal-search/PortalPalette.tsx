import { searchCalls } from '@vinrod/api-client';
import { CommandPalette, type PaletteEntry, type PaletteGroup } from '@vinrod/ui/command-palette';
import type { NavItem } from '@vinrod/ui/app-shell';
import { useEffect, useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { useCorporateGroupSelection } from '#corporate-group';
import { t } from '#messages';
import { useClient } from '#session';
import { useMayOpen } from '#profile';

import { resultEntries } from './result-entries.ts';
import { bestMatches, siteEntries } from './site-entries.ts';

export interface PortalPaletteProps {
  /** Pages of the user's menu. */
  readonly screens: readonly NavItem[];
  /** Placeholder of the search field; defaults to the kit's. */
  readonly placeholder?: string | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What was typed before the palette was there. */
  readonly earlyText: () => string;
  /** Called when the palette is there. */
  readonly onReady: () => void;
}

/** Most results per kind from the server. */
const fromServer = 5;

function groups(): readonly PaletteGroup[] {
  return [
    { id: 'screens', label: t('search.group.screens') },
    { id: 'sites', label: t('search.group.sites') },
    { id: 'companies', label: t('search.group.companies') },
    { id: 'groups', label: t('search.group.groups') },
    { id: 'invoices', label: t('search.group.invoices') },
    { id: 'koncerner', label: t('search.group.koncerner') },
    { id: 'people', label: t('search.group.people') },
    { id: 'certificates', label: t('search.group.certificates') },
    { id: 'news', label: t('search.group.news') },
  ];
}

function pathOf(href: string): string {
  return href.replace(/\?.*$/, '');
}

/** Searches pages and everything that the user may see, in every corporate group. No result leads to a 403 page. */
export function PortalPalette({
  screens,
  placeholder,
  isOpen,
  onOpenChange,
  earlyText,
  onReady,
}: PortalPaletteProps): ReactElement {
  useEffect(onReady, [onReady]);
  const client = useClient();
  const mayOpen = useMayOpen();
  const corporateGroup = useCorporateGroupSelection()?.corporateGroup.uuid;
  const tree = useOperation(
    'getCorporateGroupSiteTree',
    corporateGroup === undefined ? undefined : { path: { id: corporateGroup } },
  );
  const known = useMemo(
    () =>
      corporateGroup === undefined || tree.data === undefined
        ? []
        : siteEntries(corporateGroup, tree.data).filter(({ href = '' }) => mayOpen(href)),
    [corporateGroup, tree.data, mayOpen],
  );
  const commands = screens.map(({ href, label, icon }): PaletteEntry => ({
    id: href,
    label,
    group: 'screens',
    icon,
    href,
  }));

  /** Local results are shown even when the server cannot be reached. */
  async function find(search: string, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
    const near = bestMatches(known, search);
    try {
      const { results } = await client
        .with(searchCalls)
        .find({ query: { search, per_kind: fromServer }, signal });
      const shown = new Set(near.map(({ href }) => href));
      const far = resultEntries(results, corporateGroup).filter(
        ({ href = '' }) => !shown.has(href) && mayOpen(pathOf(href)),
      );
      return [...near, ...far];
    } catch (error) {
      if (near.length === 0) throw error;
      return near;
    }
  }

  return (
    <CommandPalette
      groups={groups()}
      commands={commands}
      findEntries={find}
      initialSearch={earlyText}
      {...(placeholder === undefined ? {} : { placeholder })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}

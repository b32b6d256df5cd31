import type { SiteTreeNode } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Popover } from '@vinrod/ui/popover';
import { SiteTree } from '@vinrod/ui/site-tree';
import { media } from '@vinrod/ui/tokens';
import { Layers } from 'lucide-react';
import { Suspense, useMemo, type ReactElement } from 'react';

import { lazyScreen } from '#chunks';
import type { Query } from '#data';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

import type { GroupChoicesProps } from './GroupChoices.tsx';
import { groupsOf, withoutGroups } from './site-selection.ts';

const noNodes: readonly SiteTreeNode[] = [];

const GroupChoices = lazyScreen<GroupChoicesProps>(() =>
  import('./GroupChoices.tsx').then((part) => part.GroupChoices),
);

export interface SiteChoiceProps {
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  /**
   * Whether the tree is beside the graph; otherwise a button with the number of selected sites opens it. On phones it is in
   * the sheet of the filters, without a button.
   */
  readonly isBeside: boolean;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** Selects the sites to draw. */
export function SiteChoice({ tree, selected, isBeside, onChange }: SiteChoiceProps): ReactElement {
  const isPhone = useMediaQuery(media.belowSm);
  const nodes = tree.data ?? noNodes;
  const places = useMemo(() => withoutGroups(nodes), [nodes]);
  const groups = useMemo(() => groupsOf(nodes), [nodes]);
  if (tree.error !== undefined)
    return <LoadError what={t('sites.title')} error={tree.error} onRetry={tree.retry} />;
  const choice = (
    <>
      <SiteTree nodes={places} isLoading={tree.data === undefined} selected={selected} onChange={onChange} />
      {groups.length === 0 ? null : (
        <Suspense fallback={null}>
          <GroupChoices.Screen groups={groups} selected={selected} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
  if (isBeside || isPhone) return choice;
  return (
    <Popover
      title={t('analytics.sites.title')}
      maxWidth={450}
      trigger={
        <Button icon={Layers} isFullWidth>
          {tree.data === undefined
            ? t('analytics.sites.button')
            : t('analytics.sites.choose', { selected: selected.size })}
        </Button>
      }
    >
      {choice}
    </Popover>
  );
}

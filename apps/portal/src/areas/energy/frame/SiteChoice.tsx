import type { SiteTreeNode } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Popover } from '@vinrod/ui/popover';
import { SiteTree } from '@vinrod/ui/site-tree';
import { Layers } from 'lucide-react';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

const noNodes: readonly SiteTreeNode[] = [];

export interface SiteChoiceProps {
  readonly tree: Query<SiteTreeNode[]>;
  readonly selected: ReadonlySet<string>;
  /** Whether the tree stands beside the graph; otherwise it is behind a button that counts the chosen sites. */
  readonly isBeside: boolean;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** Chooses the sites that are drawn. */
export function SiteChoice({ tree, selected, isBeside, onChange }: SiteChoiceProps): ReactElement {
  if (tree.error !== undefined) return <LoadError error={tree.error} onRetry={tree.retry} />;
  const choice = (
    <SiteTree
      nodes={tree.data ?? noNodes}
      isLoading={tree.data === undefined}
      selected={selected}
      onChange={onChange}
    />
  );
  if (isBeside) return choice;
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

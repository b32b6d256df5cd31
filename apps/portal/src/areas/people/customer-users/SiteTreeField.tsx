import type { SiteTreeNode } from '@vinrod/api-client';
import { SiteTree } from '@vinrod/ui/site-tree';
import { Stack } from '@vinrod/ui/stack';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

import { choiceOf, tickedSites, type TreeChoice } from './tree-choice.ts';

export interface SiteTreeFieldProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  readonly value: TreeChoice;
  readonly onChange: (value: TreeChoice) => void;
}

const noNodes: readonly SiteTreeNode[] = [];

/** Companies and single sites by the tree, with what a choice means in words. */
export function SiteTreeField({ corporateGroup, value, onChange }: SiteTreeFieldProps): ReactElement {
  const tree = useOperation('getSiteGroupSiteTree', { query: { corporate_group: corporateGroup } });
  const nodes = tree.data ?? noNodes;
  const selected = useMemo(() => tickedSites(nodes, value), [nodes, value]);
  if (tree.error !== undefined)
    return <LoadError what={t('customerUsers.tree')} error={tree.error} onRetry={tree.retry} />;
  const companies = nodes.filter(({ uuid }) => value.companies.includes(uuid));
  return (
    <Stack gap="2">
      <SiteTree
        label={t('customerUsers.tree')}
        nodes={nodes}
        isLoading={tree.data === undefined}
        selected={selected}
        onChange={(ticked) => onChange(choiceOf(nodes, ticked, value))}
        maxHeight="320px"
      />
      {companies.length === 0 ? null : (
        <Text tone="muted">
          {t('customerUsers.wholeCompanies', {
            companies: companies.map(({ name }) => name).join(', '),
            count: companies.length,
          })}
        </Text>
      )}
      {value.sites.length === 0 ? null : (
        <Text tone="muted">{t('customerUsers.singleSites', { count: value.sites.length })}</Text>
      )}
    </Stack>
  );
}

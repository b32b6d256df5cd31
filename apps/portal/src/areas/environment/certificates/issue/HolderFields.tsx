import type { SiteTreeNode } from '@vinrod/api-client';
import { MultiSelect } from '@vinrod/ui/multi-select';
import { SiteTree } from '@vinrod/ui/site-tree';
import { Text } from '@vinrod/ui/text';
import { useMemo, type ReactElement } from 'react';

import type { Query } from '#data';
import { LoadError } from '#shell/query-state';

import type { CertificateDraft } from './certificate-draft.ts';
import { choiceOf, selectedSites } from './selected-companies.ts';
import { t } from '../texts.ts';

export interface HolderFieldsProps {
  readonly draft: CertificateDraft;
  readonly tree: Query<SiteTreeNode[]>;
  /** Companies of the tree. */
  readonly nodes: readonly SiteTreeNode[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<CertificateDraft>) => void;
}

/** Selects the sites whose consumption is certified, or the companies that a partnership names. */
export function HolderFields(props: HolderFieldsProps): ReactElement {
  const { draft, tree, nodes, errors, onChange } = props;
  const sites = useMemo(() => selectedSites(nodes, draft.sites), [nodes, draft.sites]);
  if (tree.error !== undefined)
    return <LoadError what={t('certificates.holders')} error={tree.error} onRetry={tree.retry} />;
  if (draft.kind === 'partnership') {
    const uuids = nodes.map(({ uuid }) => uuid);
    return (
      <MultiSelect
        label={t('certificates.company')}
        name="companies"
        options={nodes.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        isLoading={tree.isLoading}
        value={draft.companies === 'all' ? uuids : draft.companies}
        errorMessage={errors['companies']}
        onChange={(selected) => onChange({ companies: choiceOf(selected, uuids) })}
      />
    );
  }
  const error = errors['sites'] ?? errors['companies'];
  return (
    <div>
      <SiteTree
        label={t('certificates.holders')}
        nodes={nodes}
        isLoading={tree.data === undefined}
        selected={sites}
        maxHeight="260px"
        onChange={(selected) => {
          const all = nodes.flatMap(({ children }) => children.map(({ uuid }) => uuid));
          onChange({ sites: choiceOf(selected, all), companies: draft.companies });
        }}
      />
      {error === undefined ? null : (
        <Text size="small" tone="danger">
          {error}
        </Text>
      )}
    </div>
  );
}

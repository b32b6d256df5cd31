import type { SiteGroup, SiteTreeNode } from '@vinrod/api-client';
import { Checkbox } from '@vinrod/ui/checkbox';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { TextField } from '@vinrod/ui/text-field';
import { TransferTree } from '@vinrod/ui/transfer-tree';
import { useMemo, type ReactElement } from 'react';

import type { Query } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { useKnownCorporateGroup } from '#corporate-group';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

import { SelectedSites } from './SelectedSites.tsx';
import {
  isSiteGroupDraft,
  siteGroupDraft,
  siteGroupProblems,
  type SiteGroupDraft,
} from './site-group-draft.ts';
import * as styles from './SiteGroupForm.css.ts';

const noNodes: readonly SiteTreeNode[] = [];

export interface SiteGroupFormProps {
  /** Key of the stored draft. */
  readonly form: string;
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  /** Group to edit; undefined creates one. */
  readonly group?: SiteGroup;
  /** uuids of the sites a new group starts with. */
  readonly firstSites?: readonly string[];
  /** Sites to select from. */
  readonly tree: Query<SiteTreeNode[]>;
  /** Where "Avbryt" leads. */
  readonly cancelAddress: string;
  readonly save: (draft: SiteGroupDraft) => Promise<SiteGroup>;
  /** Called after saving, when the draft is no longer stored. */
  readonly onSaved: (group: SiteGroup) => void | Promise<void>;
}

/** Name, description, visibility and sites of a group (mockup 16). */
export function SiteGroupForm(props: SiteGroupFormProps): ReactElement {
  const { form, corporateGroup, group, firstSites, tree, cancelAddress, save, onSaved } = props;
  const mayShare = useKnownCorporateGroup(corporateGroup)?.is_whole === true;
  const entity = useEntityForm({
    draft: useDraft(form, siteGroupDraft(group, { mayShare, firstSites }), isSiteGroupDraft),
    labels: {
      name: t('siteGroup.name'),
      description: t('siteGroups.description'),
      visibility: t('siteGroup.visibility'),
      sites: t('siteGroup.chosen'),
    },
    check: siteGroupProblems,
    save,
    onSaved,
  });
  const { value, change, errors, labels } = entity;
  const selected = useMemo(() => new Set(value.sites), [value.sites]);
  const nodes = tree.data ?? noNodes;

  return (
    <EntityForm
      form={entity}
      submitLabel={group === undefined ? t('siteGroups.create') : t('forms.saveChanges')}
      onCancel={cancelAddress}
      isOfExisting={group !== undefined}
    >
      <div className={styles.facts}>
        <TextField {...entity.field('name')} maxLength={100} autoComplete="off" />
        <TextField {...entity.field('description')} isOptional maxLength={500} autoComplete="off" />
        {mayShare ? (
          <SegmentedControl
            label={labels.visibility}
            segments={[
              { value: 'private', label: t('siteGroup.onlyMe') },
              { value: 'corporate_group', label: t('siteGroup.everybody') },
            ]}
            value={value.visibility}
            onChange={(visibility) => change({ visibility })}
          />
        ) : null}
      </div>
      {errors['sites'] === undefined ? null : (
        <InlineAlert tone="danger" announce="off" title={errors['sites']} />
      )}
      {tree.error === undefined ? (
        <div>
          <input type="hidden" name="sites" value={value.sites.length} />
          <TransferTree
            isImmediate
            nodes={nodes}
            selected={selected}
            isLoading={tree.isLoading}
            onChange={(sites) => change({ sites: [...sites] })}
            availableLabel={t('siteGroup.available')}
            selectedLabel={t('siteGroup.chosen')}
            selectedFooter={<SelectedSites tree={nodes} selected={selected} />}
          />
        </div>
      ) : (
        <LoadError what={t('sites.title')} error={tree.error} onRetry={tree.retry} />
      )}
      {group === undefined ? (
        <Checkbox isSelected={value.isFavorite} onChange={(isFavorite) => change({ isFavorite })}>
          {t('siteGroup.favorite')}
        </Checkbox>
      ) : null}
    </EntityForm>
  );
}

import type { SiteGroup, SiteTreeNode } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Checkbox } from '@vinrod/ui/checkbox';
import { Form } from '@vinrod/ui/form';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { LinkButton } from '@vinrod/ui/link-button';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { TextField } from '@vinrod/ui/text-field';
import { TransferTree } from '@vinrod/ui/transfer-tree';
import { useMemo, type ReactElement } from 'react';

import type { Query } from '#data';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { useKnownKoncern } from '#koncern';
import { t } from '#messages';
import { RestoredDraft } from '#shell/leave-question';
import { LoadError } from '#shell/query-state';

import { ChosenSites } from './ChosenSites.tsx';
import {
  isSiteGroupDraft,
  siteGroupDraft,
  siteGroupProblems,
  type SiteGroupDraft,
} from './site-group-draft.ts';
import * as styles from './SiteGroupForm.css.ts';

const noNodes: readonly SiteTreeNode[] = [];

/** Props of {@link SiteGroupForm}. */
export interface SiteGroupFormProps {
  /** Names the form among what is kept. */
  readonly form: string;
  /** uuid of the koncern. */
  readonly koncern: string;
  /** What is changed; undefined to create a group. */
  readonly group?: SiteGroup;
  /** uuids of the sites a new group starts with. */
  readonly firstSites?: readonly string[];
  /** The sites to choose from. */
  readonly tree: Query<SiteTreeNode[]>;
  /** Where "Avbryt" leads. */
  readonly cancelAddress: string;
  /** Saves the group; the second argument says that what was typed is kept no longer, before moving on. */
  readonly onSave: (draft: SiteGroupDraft, markSaved: () => void) => Promise<void>;
}

/** Name, description, who sees it and the sites of a group (mockup 16). */
export function SiteGroupForm(props: SiteGroupFormProps): ReactElement {
  const { form, koncern, group, firstSites, tree, cancelAddress, onSave } = props;
  const mayShare = useKnownKoncern(koncern)?.is_whole === true;
  const draft = useDraft(form, siteGroupDraft(group, { mayShare, firstSites }), isSiteGroupDraft);
  const { value } = draft;
  const labels = {
    name: t('siteGroup.name'),
    description: t('siteGroups.description'),
    visibility: t('siteGroup.visibility'),
    sites: t('siteGroup.chosen'),
  };
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(Object.keys(labels));
  const chosen = useMemo(() => new Set(value.sites), [value.sites]);
  const nodes = tree.data ?? noNodes;

  function change(changed: Partial<SiteGroupDraft>): void {
    draft.change(changed);
    Object.keys(changed).forEach(clearField);
  }

  function submit(): void {
    const refused = siteGroupProblems(value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(() => onSave(value, draft.markSaved));
  }

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={labels}
        problems={problems}
        onSubmit={submit}
        actions={
          <>
            <LinkButton href={cancelAddress}>{t('forms.cancel')}</LinkButton>
            <Button type="submit" variant="primary" isPending={isPending}>
              {group === undefined ? t('siteGroups.create') : t('forms.saveChanges')}
            </Button>
          </>
        }
      >
        <div className={styles.facts}>
          <TextField
            label={labels.name}
            name="name"
            maxLength={100}
            autoComplete="off"
            value={value.name}
            onChange={(name) => change({ name })}
            errorMessage={errors.fields['name']}
          />
          <TextField
            label={labels.description}
            name="description"
            isOptional
            maxLength={500}
            autoComplete="off"
            value={value.description}
            onChange={(description) => change({ description })}
            errorMessage={errors.fields['description']}
          />
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
        {errors.fields['sites'] === undefined ? null : (
          <InlineAlert tone="danger" announce="off" title={errors.fields['sites']} />
        )}
        {tree.error === undefined ? (
          <div>
            <input type="hidden" name="sites" value={value.sites.length} />
            <TransferTree
              nodes={nodes}
              chosen={chosen}
              isLoading={tree.isLoading}
              onChange={(sites) => change({ sites: [...sites] })}
              availableLabel={t('siteGroup.available')}
              chosenLabel={t('siteGroup.chosen')}
              chosenFooter={<ChosenSites tree={nodes} chosen={chosen} />}
            />
          </div>
        ) : (
          <LoadError error={tree.error} onRetry={tree.retry} />
        )}
        {group === undefined ? (
          <Checkbox isSelected={value.isFavorite} onChange={(isFavorite) => change({ isFavorite })}>
            {t('siteGroup.favorite')}
          </Checkbox>
        ) : null}
      </Form>
    </>
  );
}

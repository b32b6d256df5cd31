import { LIST_LIMIT } from '@vinrod/ui/format';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import {
  emptyPerson,
  isPersonDraft,
  personFields,
  PersonFields,
  personLabels,
  personProblems,
  type PersonDraft,
} from '#areas/account/person';
import { useInvalidate, useOperation } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, FormDialog, useEntityForm } from '#entity-form';
import { useKnownCorporateGroup } from '#corporate-group';
import { t } from '#messages';
import { useCan } from '#profile';
import { useClient } from '#session';

import {
  accessFields,
  accessProblems,
  accessToBegin,
  isAccessDraft,
  singleSites,
  type AccessDraft,
} from './access-draft.ts';
import { AccessFields, accessLabels } from './AccessFields.tsx';
import { freeName, withSingleSites } from './single-sites.ts';

type Invitation = PersonDraft & AccessDraft;

function isInvitation(stored: unknown): stored is Invitation {
  return isPersonDraft(stored) && isAccessDraft(stored);
}

export interface InviteDialogProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites a user to a corporate group: who they are, what they see, and their roles. */
export function InviteDialog({ corporateGroup, isOpen, onClose }: InviteDialogProps): ReactElement {
  return (
    <FormDialog title={t('people.invite')} isOpen={isOpen} onClose={onClose}>
      <InviteForm corporateGroup={corporateGroup} onClose={onClose} />
    </FormDialog>
  );
}

function InviteForm({ corporateGroup, onClose }: Omit<InviteDialogProps, 'isOpen'>): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const isWhole = useKnownCorporateGroup(corporateGroup)?.is_whole === true;
  const can = useCan();
  // Single sites become a site group, which all who look after the user have to see.
  const hasTree = isWhole && can('create', 'siteGroup');
  const path = { id: corporateGroup };
  const groups = useOperation(
    'listCorporateGroupSiteGroups',
    hasTree ? { path, query: { limit: LIST_LIMIT, ordering: 'name' } } : undefined,
  );
  const form = useEntityForm({
    draft: useDraft<Invitation>(
      `invite.${corporateGroup}`,
      { ...emptyPerson, ...accessToBegin(isWhole) },
      isInvitation,
    ),
    labels: { ...personLabels(), ...accessLabels() },
    check: (value) => ({ ...personProblems(value), ...accessProblems(value) }),
    save: (value) => {
      const person = personFields(value);
      const fields = accessFields(value);
      const name = t('customerUsers.sitesOf', { name: `${person.first_name} ${person.last_name}` });
      const taken = groups.data?.results.map((group) => group.name) ?? [];
      return withSingleSites(
        {
          create: (group) =>
            client.siteGroups.create({ path, body: { ...group, visibility: 'corporate_group' } }),
          remove: (id) => client.siteGroups.remove({ path: { id } }),
        },
        { name: freeName(name, taken), sites: singleSites(value) },
        (made) =>
          client.customerUsers.create({
            path,
            body: {
              ...person,
              email: value.email.trim(),
              ...fields,
              site_groups: [...fields.site_groups, ...made],
            },
          }),
      );
    },
    onSaved: async (user) => {
      showToast({ title: t('people.invitedToast', { name: user.full_name }) });
      onClose();
      await Promise.all([
        invalidate('createCorporateGroupUser'),
        invalidate('createCorporateGroupSiteGroup'),
      ]);
    },
  });
  const { value, change, errors } = form;
  return (
    <EntityForm form={form} submitLabel={t('people.invite')} note={t('people.inviteNote')} onCancel={onClose}>
      <PersonFields value={value} onChange={change} errors={errors} isKnown={false} />
      <AccessFields
        corporateGroup={corporateGroup}
        value={value}
        onChange={change}
        errors={errors}
        hasTree={hasTree}
      />
    </EntityForm>
  );
}

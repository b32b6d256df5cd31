import type { CorporateGroupMinimal, SiteTreeNode } from '@vinrod/api-client';
import { saveFile } from '@vinrod/ui/download-button';
import { ProgressBar } from '@vinrod/ui/progress-bar';
import { showToast } from '@vinrod/ui/toast';
import { FileBadge } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { allCorporateGroups } from '#corporate-group';
import { useClient } from '#session';

import type { newRun } from '../run/certificate-run.ts';
import {
  certificateProblems,
  isCertificateDraft,
  newCertificate,
  type CertificateDraft,
} from './certificate-draft.ts';
import * as styles from './CertificateForm.css.ts';
import { selectedCompanies, companyNodes, partsToSend } from './selected-companies.ts';
import { HolderFields } from './HolderFields.tsx';
import { issueOptions } from './issue-options.ts';
import { Outcome } from './Outcome.tsx';
import { ReachFields } from './ReachFields.tsx';
import { YearField } from './YearField.tsx';
import { t } from '../texts.ts';

export interface CertificateFormProps {
  /** Selected corporate group; undefined while all are shown. */
  readonly corporateGroup: CorporateGroupMinimal | undefined;
  /** Every corporate group the user may see. */
  readonly corporateGroups: readonly CorporateGroupMinimal[];
  /** Years that certificates can be issued for, newest first. */
  readonly years: readonly number[];
  /** Begins a run over many corporate groups. */
  readonly onRun: (...run: Parameters<typeof newRun>) => void;
  readonly onClose: () => void;
}

const noNodes: readonly SiteTreeNode[] = [];

function labels() {
  return {
    year: t('certificates.year'),
    corporate_groups: t('certificates.koncerner'),
    companies: t('certificates.company'),
    sites: t('certificates.holders'),
  } as const;
}

/** Selects what to certify, previews the result, and issues it. */
export function CertificateForm({
  corporateGroup,
  corporateGroups,
  years,
  onRun,
  onClose,
}: CertificateFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const draft = useDraft(
    `certificate.${corporateGroup?.uuid ?? allCorporateGroups}`,
    newCertificate(years[0], corporateGroup === undefined ? 'several' : 'one'),
    isCertificateDraft,
  );
  const { value } = draft;
  const tree = useOperation(
    'getCorporateGroupSiteTree',
    corporateGroup === undefined ? undefined : { path: { id: corporateGroup.uuid } },
  );
  const nodes = useMemo(() => (tree.data === undefined ? noNodes : companyNodes(tree.data)), [tree.data]);
  const selected = useMemo(() => selectedCompanies(nodes, value), [nodes, value]);
  const [share, setShare] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const isOne = value.reach === 'one';

  /** Returns the file name; undefined when a run over many corporate groups makes several files. */
  async function save({ year }: CertificateDraft): Promise<string | undefined> {
    if (!isOne || corporateGroup === undefined || year === null) return undefined;
    setShare(null);
    const request = { corporate_group: corporateGroup.uuid, year, ...partsToSend(value.kind, selected) };
    const options = issueOptions(leaving.current.signal, setShare);
    const { blob, fileName } = await (value.kind === 'partnership'
      ? client.exports.generatePartnershipCertificates({ body: request, ...options })
      : client.exports.generateCertificates({ body: request, ...options }));
    saveFile(blob, fileName);
    return fileName;
  }

  async function moveOn(fileName: string | undefined): Promise<void> {
    const { kind, year } = value;
    if (fileName === undefined) {
      const wanted = corporateGroups.filter(({ uuid }) => value.corporateGroups.includes(uuid));
      if (year === null) return;
      onRun(
        kind,
        year,
        wanted.map(({ uuid, name, site_count: siteCount }) => ({ uuid, name, siteCount })),
      );
      return;
    }
    await invalidate(kind === 'partnership' ? 'generatePartnershipCertificates' : 'generateCertificates');
    showToast({
      title: t('certificates.created', { count: kind === 'partnership' ? 1 : selected.length }),
      description: t('export.done', { name: fileName }),
    });
    onClose();
  }

  const form = useEntityForm({
    draft,
    labels: labels(),
    names: { corporateGroups: 'corporate_groups' },
    check: (typed) => certificateProblems(typed, selected.length > 0),
    save,
    onSaved: moveOn,
  });
  const { errors, change, isPending } = form;

  return (
    <EntityForm
      form={form}
      submitLabel={isOne ? t('certificates.createAndDownload') : t('certificates.create')}
      submitIcon={FileBadge}
      onCancel={onClose}
    >
      <div className={styles.parts}>
        <div className={styles.choices}>
          <YearField
            issuable={years}
            value={value.year}
            errorMessage={errors['year']}
            onChange={(year) => change({ year })}
          />
          <ReachFields
            draft={value}
            corporateGroup={corporateGroup?.name}
            corporateGroups={corporateGroups}
            errorMessage={errors['corporate_groups']}
            onChange={change}
          />
          {isOne ? (
            <HolderFields draft={value} tree={tree} nodes={nodes} errors={errors} onChange={change} />
          ) : null}
        </div>
        {isOne && value.year !== null && corporateGroup !== undefined ? (
          <Outcome corporateGroup={corporateGroup} draft={value} year={value.year} selected={selected} />
        ) : null}
      </div>
      {isPending ? <ProgressBar label={t('certificates.creating')} value={share} /> : null}
    </EntityForm>
  );
}

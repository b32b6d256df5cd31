import { Button } from '@vinrod/ui/button';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useOperation } from '#data';
import { useCorporateGroupScope, useShowsEvery } from '#corporate-group';
import { listQuery, useListQueryParams } from '#list-query-params';
import { paths } from '#navigation';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { listState } from '#shell/query-state';

import { contentQuery, readCertificateQueryParams, withYear } from './certificate-query-params.ts';
import { certificateColumns } from './certificate-columns.tsx';
import * as styles from './CertificateList.css.ts';
import { CreateCertificate } from './issue/CreateCertificate.tsx';
import { countsOf } from './run/certificate-run.ts';
import { CertificateHelp } from './preview/CertificateHelp.tsx';
import { RunDialog } from './run/RunDialog.tsx';
import type { RunningCertificates } from './run/use-certificate-run.ts';
import { YearFilter } from './YearFilter.tsx';
import { t } from './texts.ts';

/** Fields that the list can be sorted by (contract). */
const sortable = ['issued_at', 'certificate_number', 'year', 'holder', 'delivered_kwh'] as const;

export interface CertificateListProps {
  /** Whether the viewer may edit the texts of certificates. */
  readonly mayEdit: boolean;
  /** Run that issues certificates for many corporate groups. */
  readonly running: RunningCertificates;
}

/** Issued certificates; sort, search, page and year are query params. */
export function CertificateList({ mayEdit, running }: CertificateListProps): ReactElement {
  const heading = usePageTitle(t('certificates.title'));
  const scope = useCorporateGroupScope();
  const showsEvery = useShowsEvery();
  const [params, setParams] = useSearchParams();
  const { year } = readCertificateQueryParams(params);
  const [query, setQuery] = useListQueryParams('-issued_at');
  const certificates = useOperation('listCertificates', {
    query: { ...listQuery(sortable, listParameters(query)), year },
  });
  const listed = certificates.data?.results.map(({ id }) => id) ?? [];
  const documents = useOperation(
    'getChangedValues',
    listed.length === 0 ? undefined : { query: { certificate: listed } },
  ).data?.documents;
  const columns = useMemo(
    () => certificateColumns(showsEvery, new Map(documents?.map((document) => [document.id, document]))),
    [showsEvery, documents],
  );
  const years = useOperation('listResidualMixYears', {}).data?.years ?? [];
  const { run } = running;
  const [open, setOpen] = useState<'create' | 'run'>();
  const close = (): void => setOpen(undefined);
  const create = (): void => setOpen(run === undefined ? 'create' : 'run');

  return (
    <Page
      title={t('certificates.title')}
      titleRef={heading}
      titleAside={<CertificateHelp />}
      description={t('certificates.lead')}
      isWide
      actions={
        <>
          {mayEdit ? (
            <LinkButton href={`${paths.certificate}?${contentQuery('yearly_usage', undefined)}`}>
              {t('certificates.editContent')}
            </LinkButton>
          ) : null}
          {scope === undefined ? null : (
            <Button variant="primary" icon={Plus} onPress={create}>
              {t('certificates.create')}
            </Button>
          )}
        </>
      }
    >
      <PageBody>
        {run === undefined ? null : (
          <div className={styles.running}>
            <InlineAlert
              title={t('certificates.run.counts', countsOf(run))}
              actions={
                <Button size="sm" onPress={() => setOpen('run')}>
                  {t('certificates.run.show')}
                </Button>
              }
            />
          </div>
        )}
        <DataTable
          label={t('certificates.title')}
          columns={columns}
          rowKey={({ id }) => id}
          query={query}
          onQueryChange={setQuery}
          searchLabel={t('certificates.search')}
          filterCount={year === undefined ? 0 : 1}
          onClearFilters={() => setParams((before) => withYear(before, undefined), { replace: true })}
          filters={
            <YearFilter
              years={years}
              year={year}
              onChange={(selected) => setParams((before) => withYear(before, selected), { replace: true })}
            />
          }
          empty={{
            title: t('certificates.empty'),
            description: t('certificates.emptyHint'),
            ...(scope === undefined
              ? {}
              : {
                  action: (
                    <Button icon={Plus} onPress={create}>
                      {t('certificates.create')}
                    </Button>
                  ),
                }),
          }}
          hasColumnChooser
          {...listState(certificates)}
        />
      </PageBody>
      {scope === undefined ? null : (
        <CreateCertificate
          key={scope.corporateGroup?.uuid}
          corporateGroup={scope.corporateGroup}
          isOpen={open === 'create'}
          onClose={close}
          onRun={(...parts) => {
            running.start(...parts);
            setOpen('run');
          }}
        />
      )}
      {run === undefined ? null : (
        <RunDialog run={run} running={running} isOpen={open === 'run'} onClose={close} />
      )}
    </Page>
  );
}

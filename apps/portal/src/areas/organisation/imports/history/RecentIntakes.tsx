import type { IntakePage } from '@vinrod/api-client';
import { DataTable } from '@vinrod/ui/data-table';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { listState } from '#shell/query-state';

import { tabHref } from '../import-tabs.ts';
import { t } from '../texts.ts';
import { useIntakeActions } from './use-intake-actions.tsx';

export interface RecentIntakesProps {
  readonly query: Query<IntakePage>;
  readonly mayManage: boolean;
}

/** The files that were done with last. */
export function RecentIntakes({ query, mayManage }: RecentIntakesProps): ReactElement {
  const { columns, dialog } = useIntakeActions(mayManage);
  return (
    <Section
      title={t('intakes.recent')}
      actions={<Link href={tabHref('history')}>{t('intakes.wholeHistory')}</Link>}
    >
      <DataTable
        {...listState(query)}
        label={t('intakes.recent')}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        empty={{ title: t('intakes.historyEmpty'), description: t('intakes.historyEmptyHint') }}
      />
      {dialog}
    </Section>
  );
}

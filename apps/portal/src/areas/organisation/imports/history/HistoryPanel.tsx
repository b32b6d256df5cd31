import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useOperation } from '#data';
import { listQuery, useListQueryParams } from '#list-query-params';
import { listState } from '#shell/query-state';

import { t } from '../texts.ts';
import { endStates, type EndState } from '../words/intake-states.ts';
import { sortableFields } from './intake-columns.tsx';
import { useIntakeActions } from './use-intake-actions.tsx';

export interface HistoryPanelProps {
  readonly mayManage: boolean;
}

/** Every file that is done with, searched, filtered and paged. */
export function HistoryPanel({ mayManage }: HistoryPanelProps): ReactElement {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useListQueryParams('-created_at');
  const state = endStates.find((known) => known === params.get('state'));
  const files = useOperation('listIntakes', {
    query: {
      ...listQuery(sortableFields, listParameters(query)),
      state: state === undefined ? [...endStates] : [state],
    },
  });
  const { columns, dialog } = useIntakeActions(mayManage);
  const filter = (selected: EndState | 'every'): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (selected === 'every') next.delete('state');
        else next.set('state', selected);
        return next;
      },
      { replace: true },
    );
  };
  return (
    <>
      <DataTable
        {...listState(files)}
        label={t('intakes.history')}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t('intakes.search')}
        filters={
          <Select<EndState | 'every'>
            label={t('intakes.filter.state')}
            size="sm"
            value={state ?? 'every'}
            onChange={filter}
            options={[
              { value: 'every', label: t('intakes.filter.every') },
              ...endStates.map((value) => ({ value, label: t(`intakes.state.${value}`) })),
            ]}
          />
        }
        filterCount={state === undefined ? 0 : 1}
        onClearFilters={() => filter('every')}
        empty={{ title: t('intakes.historyEmpty'), description: t('intakes.historyEmptyHint') }}
      />
      {dialog}
    </>
  );
}

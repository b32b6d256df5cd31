import type { IntakeSummary } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatInteger, MISSING } from '@vinrod/ui/format';
import { StatusBadge } from '@vinrod/ui/status-badge';

import { swedishToday } from '#period';

import { t } from '../texts.ts';
import { stateTones } from '../words/intake-states.ts';
import { kindText, momentText, sourceText } from '../words/intake-words.ts';

/** Fields that the files can be sorted by (contract). */
export const sortableFields = ['created_at', 'file_name', 'kind', 'state'] as const;

/** Columns of the files that came in. */
export const intakeColumns: readonly DataTableColumn<IntakeSummary>[] = [
  {
    id: 'file_name',
    header: t('intakes.column.file'),
    text: ({ file_name: name }) => name,
    isSortable: true,
    isStrong: true,
    width: '1.6fr',
    minWidth: 180,
  },
  {
    id: 'created_at',
    header: t('intakes.column.time'),
    text: ({ created_at: at }) => momentText(at, swedishToday()),
    isSortable: true,
    width: 136,
    listPlace: 'detail',
  },
  {
    id: 'kind',
    priority: 1,
    header: t('intakes.column.kind'),
    text: kindText,
    isSortable: true,
    minWidth: 176,
    listPlace: 'detail',
  },
  {
    id: 'source',
    priority: 3,
    header: t('intakes.column.source'),
    text: sourceText,
    minWidth: 120,
    listPlace: 'none',
  },
  {
    id: 'rows',
    priority: 2,
    header: t('intakes.rows'),
    text: ({ counts }) => formatInteger(counts.rows),
    align: 'end',
    width: 96,
    listPlace: 'none',
  },
  {
    id: 'changed',
    priority: 2,
    header: t('intakes.column.changed'),
    text: ({ counts, state }) =>
      state === 'stored' || state === 'partly_stored' ? formatInteger(counts.changed) : MISSING,
    align: 'end',
    width: 96,
    listPlace: 'none',
  },
  {
    id: 'state',
    header: t('intakes.column.state'),
    text: ({ state }) => t(`intakes.state.${state}`),
    render: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`intakes.state.${state}`)}</StatusBadge>,
    isSortable: true,
    width: 120,
    listPlace: 'status',
  },
  {
    id: 'note',
    priority: 4,
    header: t('intakes.column.note'),
    text: ({ note }) => (note === '' ? MISSING : note),
    isMuted: true,
    minWidth: 160,
    listPlace: 'none',
  },
];

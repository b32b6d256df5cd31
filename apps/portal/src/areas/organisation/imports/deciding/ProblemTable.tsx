import type { IntakeProblem } from '@vinrod/api-client';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatInteger, MISSING } from '@vinrod/ui/format';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';

/** As many as can be looked through on a page; the report has all. */
const shownProblems = 10;

const columns: readonly DataTableColumn<IntakeProblem>[] = [
  {
    id: 'line',
    header: t('intakes.sample.line'),
    text: ({ line }) => formatInteger(line),
    width: 88,
    listPlace: 'figure',
    listUnit: t('intakes.problem.lineUnit'),
  },
  {
    id: 'field',
    header: t('intakes.problem.field'),
    text: ({ field }) => (field === '' ? MISSING : field),
    width: '0.8fr',
    minWidth: 110,
    listPlace: 'detail',
  },
  {
    id: 'read',
    header: t('intakes.sample.read'),
    text: ({ read }) => (read === '' ? MISSING : read),
    width: '0.8fr',
    minWidth: 110,
    listPlace: 'detail',
  },
  {
    id: 'text',
    header: t('intakes.problem.text'),
    text: ({ text }) => text,
    width: '2fr',
    minWidth: 200,
    listPlace: 'title',
  },
];

export interface ProblemTableProps {
  readonly problems: readonly IntakeProblem[];
  /** How many there are in the file. */
  readonly count: number;
}

/** The first rows that cannot be stored: line, field, what was read and what is wrong. */
export function ProblemTable({ problems, count }: ProblemTableProps): ReactElement {
  const shown = problems.slice(0, shownProblems);
  return (
    <div>
      <DataTable
        label={t('intakes.problems')}
        columns={columns}
        rows={shown}
        rowKey={({ line, field, text }) => `${line} ${field} ${text}`}
        density="compact"
      />
      {count > shown.length ? (
        <Text size="small" tone="muted">
          {t('intakes.problemsShown', { count: shown.length })}
        </Text>
      ) : null}
    </div>
  );
}

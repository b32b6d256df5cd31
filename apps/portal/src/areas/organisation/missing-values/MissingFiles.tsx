import { everyCorporateGroupCalls } from '@vinrod/api-client';
import type { operations } from '@vinrod/api-client/contract';
import { FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';

import { useClient } from '#session';
import { ExportMenu } from '#shell/export-menu';

import { t } from './texts.ts';

type FileQuery = NonNullable<operations['exportMissingValues']['parameters']['query']>;

/** Filters of the list. */
type ListFilters = {
  readonly [Name in Exclude<keyof FileQuery, 'format' | 'layout'>]: FileQuery[Name] | undefined;
};

export interface MissingFilesProps {
  readonly query: ListFilters;
  /** Number of sites on all pages; undefined while loading. */
  readonly count: number | undefined;
}

/** "Ladda ner": the sites that the list shows, on all its pages, and their days. */
export function MissingFiles({ query, count }: MissingFilesProps): ReactElement {
  const client = useClient();
  const choices = [
    ['xlsx', t('export.xlsx'), t('missingValues.file.sheets'), FileSpreadsheet, { format: 'xlsx' }],
    [
      'csv',
      t('missingValues.file.csv'),
      t('missingValues.file.text'),
      FileText,
      { format: 'csv', layout: 'sites' },
    ],
    [
      'csv-days',
      t('missingValues.file.days'),
      t('missingValues.file.text'),
      FileText,
      { format: 'csv', layout: 'days' },
    ],
  ] as const;
  return (
    <ExportMenu
      isDisabled={count === 0}
      choices={choices.map(([id, label, description, icon, kind]) => ({
        id,
        label,
        description,
        icon,
        call: (options) =>
          client
            .with(everyCorporateGroupCalls)
            .missingValueFile({ query: { ...query, ...kind }, ...options }),
      }))}
    />
  );
}

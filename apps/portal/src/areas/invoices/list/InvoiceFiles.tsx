import type { InvoiceStatusFilter } from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';
import { FileArchive, FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { ExportMenu } from '#shell/export-menu';

import { useInvoiceDownloads } from './invoice-downloads.ts';
import { MOST_PDFS } from './most-pdfs.ts';

export interface InvoiceFilesProps {
  /** uuid; undefined takes those of all corporate groups. */
  readonly corporateGroup: string | undefined;
  /** Undefined takes invoices of every age. */
  readonly period: Period | undefined;
  /** Undefined takes every status. */
  readonly status: InvoiceStatusFilter | undefined;
  readonly search: string;
  /** How many invoices the list has on all its pages; undefined while it loads. */
  readonly count: number | undefined;
}

/** "Ladda ner": the invoices that the list shows, on all its pages, as sheets or as they were sent. */
export function InvoiceFiles({
  corporateGroup,
  period,
  status,
  search,
  count,
}: InvoiceFilesProps): ReactElement {
  const downloads = useInvoiceDownloads(corporateGroup);
  const filters = {
    start_date: period?.start,
    end_date: period?.end,
    status,
    search: search === '' ? undefined : search,
  };
  const isTooMany = count !== undefined && count > MOST_PDFS;
  return (
    <ExportMenu
      isDisabled={count === 0}
      choices={[
        {
          id: 'xlsx',
          label: t('export.xlsx'),
          description: t('invoices.file.sheets'),
          icon: FileSpreadsheet,
          call: (options) => downloads.list(filters, { format: 'xlsx' }, options),
        },
        {
          id: 'csv',
          label: t('invoices.file.csv'),
          description: t('invoices.file.perInvoice'),
          icon: FileText,
          call: (options) => downloads.list(filters, { format: 'csv', layout: 'invoices' }, options),
        },
        {
          id: 'csv-lines',
          label: t('invoices.file.csvLines'),
          description: t('invoices.file.perLine'),
          icon: FileText,
          call: (options) => downloads.list(filters, { format: 'csv', layout: 'lines' }, options),
        },
        {
          id: 'zip',
          label: t('invoices.file.pdfs'),
          description: isTooMany
            ? t('invoices.file.tooMany', { most: MOST_PDFS, count })
            : t('invoices.file.allPdfs', { most: MOST_PDFS }),
          icon: FileArchive,
          isDisabled: isTooMany,
          call: (options) => downloads.pdfs(filters, options),
        },
      ]}
    />
  );
}

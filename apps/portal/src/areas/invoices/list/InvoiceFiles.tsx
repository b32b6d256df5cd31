import type { InvoiceStatusFilter } from '@vinrod/api-client';
import { firstDayOf, lastDayOf, monthOf, type LocalDate, type Period } from '@vinrod/ui/format';
import { FileArchive, FileSpreadsheet, FileText } from 'lucide-react';
import type { ReactElement } from 'react';

import { formatMonthRange } from '#language/words';
import { ExportMenu, type ExportChoice } from '#shell/export-menu';

import { useInvoiceDownloads } from './invoice-downloads.ts';
import type { InvoiceScope } from './invoice-query-params.ts';
import { mostPdfs } from './most-pdfs.ts';
import { t } from './texts.ts';

export interface InvoiceFilesProps {
  /** uuid; undefined for all corporate groups. */
  readonly corporateGroup: string | undefined;
  /** Undefined for invoices of any age. */
  readonly period: Period | undefined;
  /** Undefined for every status. */
  readonly status: InvoiceStatusFilter | undefined;
  readonly search: string;
  readonly scope: InvoiceScope;
  /** Date of the newest invoice of the list's companies and sites; undefined when it is not known, or there is none. */
  readonly newest: LocalDate | undefined;
  /** Number of invoices in the list on all pages; undefined while loading. */
  readonly count: number | undefined;
}

/** "Ladda ner": the invoices that the list shows, on all its pages, as sheets or as they were sent. */
export function InvoiceFiles({
  corporateGroup,
  period,
  status,
  search,
  scope,
  newest,
  count,
}: InvoiceFilesProps): ReactElement {
  const downloads = useInvoiceDownloads(corporateGroup);
  const filters = {
    start_date: period?.start,
    end_date: period?.end,
    status,
    search: search === '' ? undefined : search,
    ...scope,
  };
  const isTooMany = count !== undefined && count > mostPdfs;
  return (
    <ExportMenu
      isDisabled={count === 0}
      choices={[
        ...latest(),
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
            ? t('invoices.file.tooMany', { most: mostPdfs, count })
            : t('invoices.file.allPdfs', { most: mostPdfs }),
          icon: FileArchive,
          isDisabled: isTooMany,
          call: (options) => downloads.pdfs(filters, options),
        },
      ]}
    />
  );

  /** The invoices of the newest month, which is what the books ask for. */
  function latest(): readonly ExportChoice[] {
    if (newest === undefined) return [];
    const month = monthOf(newest);
    return [
      {
        id: 'latest',
        label: t('invoices.file.latest', { month: formatMonthRange(month, month) }),
        description: t('invoices.file.latestHint'),
        icon: FileArchive,
        call: (options) =>
          downloads.pdfs({ start_date: firstDayOf(month), end_date: lastDayOf(month), ...scope }, options),
      },
    ];
  }
}

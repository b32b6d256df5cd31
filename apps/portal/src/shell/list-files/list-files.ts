import type { CallOptions, Download } from '@vinrod/api-client';
import { FileSpreadsheet, FileText } from 'lucide-react';

import { t } from '#messages';
import type { ExportChoice } from '#shell/export-menu';

/**
 * The two file types of lists.
 *
 * @param call - Requests the file of a type.
 */
export function listFiles(
  call: (format: 'xlsx' | 'csv', options: CallOptions) => Promise<Download>,
): readonly ExportChoice[] {
  return [
    {
      id: 'xlsx',
      label: t('organisation.file.xlsx'),
      description: t('organisation.file.sheet'),
      icon: FileSpreadsheet,
      call: (options) => call('xlsx', options),
    },
    {
      id: 'csv',
      label: t('organisation.file.csv'),
      description: t('organisation.file.text'),
      icon: FileText,
      call: (options) => call('csv', options),
    },
  ];
}

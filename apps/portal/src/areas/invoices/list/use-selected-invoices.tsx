import { downloadProgress, type Invoice } from '@vinrod/api-client';
import type { TableSelection } from '@vinrod/ui/data-table';
import { DownloadButton } from '@vinrod/ui/download-button';
import { Text } from '@vinrod/ui/text';
import { useState } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';
import { EnglishAware } from '#shell/query-state';

import { selectedAfter } from './selected-after.ts';
import { useInvoiceDownloads } from './invoice-downloads.ts';
import { mostPdfs } from './most-pdfs.ts';

/** Timeout for making the file, milliseconds. */
const patience = 300_000;

/**
 * Invoices selected over all pages of the list, whose pdfs can be downloaded together.
 *
 * @param corporateGroup - uuid of the corporate group of the invoices; undefined for all corporate groups.
 * @param rows - Invoices on the page.
 */
export function useSelectedInvoices(
  corporateGroup: string | undefined,
  rows: readonly Invoice[],
): TableSelection {
  const downloads = useInvoiceDownloads(corporateGroup);
  const [selected, setSelected] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    selectedKeys: new Set(selected.keys()),
    onChange: (keys) => setSelected(selectedAfter(selected, keys, rows)),
    actions:
      selected.size > mostPdfs ? (
        <Text size="small">{t('invoices.chosen.tooMany', { most: mostPdfs })}</Text>
      ) : (
        <DownloadButton
          size="sm"
          download={async (onProgress) => {
            const { blob, fileName } = await downloads.selectedPdfs(selected, {
              fetch: downloadProgress(onProgress),
              timeoutMs: patience,
            });
            return { content: blob, name: fileName };
          }}
          failureMessage={(error) => <EnglishAware>{errorText(error)}</EnglishAware>}
        >
          {t('invoices.chosen.download')}
        </DownloadButton>
      ),
  };
}

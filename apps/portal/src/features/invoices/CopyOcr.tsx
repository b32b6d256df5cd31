import { IconButton } from '@vinrod/ui/icon-button';
import { showToast } from '@vinrod/ui/toast';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './InvoicePanel.css.ts';

/** Props of {@link CopyOcr}. */
export interface CopyOcrProps {
  readonly ocr: string;
}

async function copy(ocr: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(ocr);
    showToast({ title: t('invoices.panel.copied') });
  } catch {
    showToast({ tone: 'warning', title: t('invoices.panel.notCopied') });
  }
}

/** The OCR number, ungrouped as banks want it, and the way to take it along. */
export function CopyOcr({ ocr }: CopyOcrProps): ReactElement {
  return (
    <span className={styles.ocr}>
      {ocr}
      <IconButton icon={Copy} size="xs" label={t('invoices.panel.copy')} onPress={() => void copy(ocr)} />
    </span>
  );
}

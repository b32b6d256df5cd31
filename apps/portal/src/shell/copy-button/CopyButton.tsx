import { IconButton } from '@vinrod/ui/icon-button';
import { showToast } from '@vinrod/ui/toast';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface CopyButtonProps {
  /** Text to copy. */
  readonly text: string;
  /** Label of the button: "Kopiera anläggnings-id". */
  readonly label: string;
  /** Text of the toast: "OCR-numret är kopierat". @default "Kopierat" */
  readonly copied?: string;
}

async function copy(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: copied });
  } catch {
    showToast({ tone: 'warning', title: t('copy.failed'), description: t('copy.failedHint') });
  }
}

/** Copies a long number or an address, ungrouped as other programs want it. */
export function CopyButton({ text, label, copied = t('copy.done') }: CopyButtonProps): ReactElement {
  return <IconButton icon={Copy} size="xs" label={label} onPress={() => void copy(text, copied)} />;
}

import { IconButton } from '@vinrod/ui/icon-button';
import { showToast } from '@vinrod/ui/toast';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What the button does: "Kopiera anläggnings-id". */
  readonly label: string;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: t('site.copied') });
  } catch {
    showToast({ tone: 'warning', title: t('site.notCopied') });
  }
}

/** Takes a long number along, ungrouped as other programs want it. */
export function CopyButton({ text, label }: CopyButtonProps): ReactElement {
  return <IconButton icon={Copy} size="xs" label={label} onPress={() => void copy(text)} />;
}

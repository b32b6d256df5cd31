import type { Certificate } from '@vinrod/api-client';
import { saveFile } from '@vinrod/ui/download-button';
import { IconButton } from '@vinrod/ui/icon-button';
import { showToast } from '@vinrod/ui/toast';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { useClient } from '#session';
import { t } from './texts.ts';

export interface DownloadCertificateProps {
  readonly certificate: Certificate;
}

/** Downloads an issued certificate; shows why when that fails, and offers a retry. */
export function DownloadCertificate({
  certificate: { id, certificate_number: number },
}: DownloadCertificateProps): ReactElement {
  const client = useClient();
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      const { blob, fileName } = await client.exports.certificate({ path: { id } });
      saveFile(blob, fileName);
      showToast({ title: t('certificates.downloaded', { number }) });
    } catch (error) {
      showToast({
        tone: 'danger',
        title: t('certificates.notDownloaded', { number }),
        description: errorText(error),
        action: { label: t('errors.retry'), onPress: () => void download() },
      });
    } finally {
      setPending(false);
    }
  }

  return (
    <IconButton
      icon={Download}
      size="sm"
      label={t('certificates.download', { number })}
      isPending={isPending}
      onPress={() => void download()}
    />
  );
}

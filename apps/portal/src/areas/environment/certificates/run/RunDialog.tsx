import { Button } from '@vinrod/ui/button';
import { Checkbox } from '@vinrod/ui/checkbox';
import { Dialog } from '@vinrod/ui/dialog';
import { saveFile } from '@vinrod/ui/download-button';
import { formatFileSize } from '@vinrod/ui/format';
import { ProgressBar } from '@vinrod/ui/progress-bar';
import { Text } from '@vinrod/ui/text';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { countsOf, filesOf, minutesLeft, type CertificateRun } from './certificate-run.ts';
import { packFiles } from './pack-files.ts';
import * as styles from './RunDialog.css.ts';
import { RunRow } from './RunRow.tsx';
import type { RunningCertificates } from './use-certificate-run.ts';
import { t } from '../texts.ts';

export interface RunDialogProps {
  readonly run: CertificateRun;
  readonly running: RunningCertificates;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Progress of the certificates of many corporate groups, one row each (mockup 15). */
export function RunDialog({ run, running, isOpen, onClose }: RunDialogProps): ReactElement {
  const [isPacked, setPacked] = useState(true);
  const { total, done, failed, left } = countsOf(run);
  const files = filesOf(run);
  const year = String(run.year);
  const isThrough = left === 0;
  const minutes = minutesLeft(run, running.elapsedMs);
  const zipName = `${t('certificates.title')} ${year}.zip`;

  async function download(): Promise<void> {
    if (isPacked) saveFile(await packFiles(files), zipName);
    else for (const { content, name } of files) saveFile(content, name);
  }

  return (
    <Dialog
      title={isThrough ? t('certificates.run.through', { year }) : t('certificates.run.title', { year })}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <span className={styles.note}>
            <Text as="span" size="small" tone="muted">
              {isThrough ? t('certificates.run.kept') : t('certificates.run.mayClose')}
            </Text>
          </span>
          {isThrough ? (
            <Button
              onPress={() => {
                onClose();
                running.forget();
              }}
            >
              {t('certificates.run.finish')}
            </Button>
          ) : (
            <Button onPress={running.cancel}>{t('forms.cancel')}</Button>
          )}
          <Button
            variant="primary"
            icon={Download}
            isDisabled={!isThrough || files.length === 0}
            onPress={() => void download()}
          >
            {t('export.download')}
          </Button>
        </>
      }
    >
      <div className={styles.lead}>
        <Text tone="muted">{t(`certificates.run.lead.${run.kind}`, { count: total })}</Text>
      </div>
      <ProgressBar
        label={t('certificates.run.progress')}
        value={(total - left) / total}
        valueText={t('certificates.run.counts', { done, total })}
        note={
          <output>
            {isThrough || failed > 0 ? `${t('certificates.run.result', { done, failed })} ` : ''}
            {minutes === null ? '' : t('certificates.run.left', { minutes })}
          </output>
        }
      />
      <ul className={styles.list}>
        {run.items.map((item) => (
          <RunRow key={item.uuid} item={item} onRetry={() => running.retry(item.uuid)} />
        ))}
      </ul>
      <Checkbox
        isSelected={isPacked}
        onChange={setPacked}
        description={
          files.length === 0
            ? zipName
            : t('certificates.run.zip', {
                name: zipName,
                size: formatFileSize(files.reduce((sum, { content }) => sum + content.size, 0)),
              })
        }
      >
        {t('certificates.run.pack')}
      </Checkbox>
    </Dialog>
  );
}

import { Button } from '@vinrod/ui/button';
import { saveFile } from '@vinrod/ui/download-button';
import { Icon } from '@vinrod/ui/icon';
import { Spinner } from '@vinrod/ui/spinner';
import { Text } from '@vinrod/ui/text';
import { CircleAlert, CircleCheck, CircleSlash, Clock } from 'lucide-react';
import type { ReactElement } from 'react';

import type { RunItem } from './certificate-run.ts';
import * as styles from './RunDialog.css.ts';
import { t } from '../texts.ts';

export interface RunRowProps {
  readonly item: RunItem;
  readonly onRetry: () => void;
}

/** Status of a corporate group's certificates, and its actions. */
export function RunRow({ item: { name, siteCount, state }, onRetry }: RunRowProps): ReactElement {
  return (
    <li className={styles.item}>
      {mark()}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {state.step === 'failed' ? (
          <Text as="span" size="small" tone="danger">
            {state.reason}
          </Text>
        ) : (
          <Text as="span" size="small" tone="muted">
            {t('certificates.siteCount', { count: siteCount })}
          </Text>
        )}
      </span>
      {action()}
    </li>
  );

  function mark(): ReactElement {
    switch (state.step) {
      case 'done':
        return (
          <span className={styles.done}>
            <Icon icon={CircleCheck} label={t('certificates.run.done')} />
          </span>
        );
      case 'failed':
        return (
          <span className={styles.failed}>
            <Icon icon={CircleAlert} label={t('certificates.run.failed')} />
          </span>
        );
      case 'running':
        return <Spinner label={t('certificates.run.running')} isImmediate />;
      case 'waiting':
        return (
          <span className={styles.quiet}>
            <Icon icon={Clock} />
          </span>
        );
      case 'cancelled':
        return (
          <span className={styles.quiet}>
            <Icon icon={CircleSlash} />
          </span>
        );
    }
  }

  function action(): ReactElement {
    switch (state.step) {
      case 'done':
        return (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('certificates.run.pdfOf', { koncern: name })}
            onPress={() => saveFile(state.file.content, state.file.name)}
          >
            {t('certificates.run.pdf')}
          </Button>
        );
      case 'failed':
      case 'cancelled':
        return (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('certificates.run.retryOf', { koncern: name })}
            onPress={onRetry}
          >
            {t('errors.retry')}
          </Button>
        );
      case 'running':
      case 'waiting':
        return (
          <Text as="span" size="small" tone="muted">
            {t(`certificates.run.${state.step}`)}
          </Text>
        );
    }
  }
}

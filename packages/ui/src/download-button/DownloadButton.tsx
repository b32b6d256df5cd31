import { CircleAlert, CircleCheck, Download as DownloadIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import type { ButtonSize, ButtonVariant } from '../button/button-class.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './DownloadButton.css.ts';
import { downloadButtonMessages } from './messages.ts';
import { useDownload, type Download } from './use-download.ts';

export interface DownloadButtonProps {
  /** Fetches the file; the button saves it under its name. */
  readonly download: Download;
  /** What is downloaded: "Ladda ner (Excel)". @default 'Ladda ner' */
  readonly children?: ReactNode;
  /** Error text for an error; "Filen kunde inte hämtas." by default. */
  readonly failureMessage?: (error: unknown) => ReactNode;
  /** How much it stands out. @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** Height; follows the density of the region. @default 'md' */
  readonly size?: ButtonSize;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
  /** Called with the name of the saved file, for an app that says it elsewhere (a toast); the button then does not. */
  readonly onDone?: (name: string) => void;
}

/** A button that fetches a file and shows its state: loading, progress, done, or failed with a retry. */
export function DownloadButton({
  download,
  children,
  failureMessage,
  variant = 'secondary',
  size = 'md',
  isDisabled = false,
  onDone,
}: DownloadButtonProps): ReactElement {
  const text = useMessages(downloadButtonMessages);
  const [state, start] = useDownload(download, onDone);
  const status = (): ReactNode => {
    if (state.step === 'busy')
      return state.share === null
        ? text('busy')
        : text('progress', { percent: Math.round(state.share * 100) });
    if (state.step === 'done' && onDone === undefined)
      return (
        <span className={`${styles.status} ${styles.done}`}>
          <Icon icon={CircleCheck} size="sm" />
          {text('done', { name: state.name })}
        </span>
      );
    if (state.step === 'failed')
      return (
        <span className={`${styles.status} ${styles.failed}`}>
          <Icon icon={CircleAlert} size="sm" />
          {failureMessage?.(state.error) ?? text('failed')}
        </span>
      );
    return null;
  };
  return (
    <div className={styles.root}>
      <Button
        variant={variant}
        size={size}
        icon={DownloadIcon}
        isDisabled={isDisabled}
        isPending={state.step === 'busy'}
        onPress={() => void start()}
      >
        {state.step === 'failed' ? text('retry') : (children ?? text('download'))}
      </Button>
      <output className={styles.status}>{status()}</output>
    </div>
  );
}

import { CircleAlert, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { formatFileSize } from '../format/file-size.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { fileIcon } from './file-icon.ts';
import * as styles from './FileRow.css.ts';
import { fileUploadMessages } from './messages.ts';
import type { UploadStep } from './upload-queue.ts';

export interface FileRowProps {
  readonly file: { readonly name: string; readonly size: number | null };
  /** Address of a stored file. */
  readonly href?: string | undefined;
  /** Upload state; omitted for a stored file. */
  readonly step?: UploadStep | undefined;
  /** Error text of the file. */
  readonly problem: string | null;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  /** Called with the row when it is removed while focus is in it. */
  readonly onFocusLost: (row: HTMLElement) => void;
}

/** A file: name, size, upload progress, error and a remove button. */
export function FileRow({
  file: { name, size },
  href,
  step,
  problem,
  isDisabled,
  onRemove,
  onRetry,
  onFocusLost,
}: FileRowProps): ReactElement {
  const text = useMessages(fileUploadMessages);
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement) === true) onFocusLost(element);
    };
  }, [onFocusLost]);

  const isOnItsWay = step?.name === 'uploading' || step?.name === 'waiting';
  const share = step?.name === 'uploading' ? step.share : null;
  const written = formatFileSize(size);
  const percent = Math.round((share ?? 0) * 100);
  const sizeText = share === null ? written : text('progress', { percent, size: written });
  return (
    <li className={problem === null ? styles.row : `${styles.row} ${styles.wrong}`} ref={row}>
      <span className={problem === null ? styles.icon : `${styles.icon} ${styles.wrongIcon}`}>
        <Icon icon={problem === null ? fileIcon(name) : CircleAlert} />
      </span>
      <div className={styles.about}>
        <span className={styles.name}>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
        {step?.name === 'uploading' ? (
          <div
            // A progress element holds no picture of its own.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="progressbar"
            aria-label={text('uploading', { file: name })}
            aria-valuemin={0}
            aria-valuemax={1}
            {...(share === null ? {} : { 'aria-valuenow': share, 'aria-valuetext': sizeText })}
          >
            <div className={styles.track}>
              <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
            </div>
          </div>
        ) : null}
        {problem === null ? null : (
          <span className={styles.problem}>
            {problem}
            {step?.name === 'failed' ? (
              <Button
                aria-label={text('retryFile', { file: name })}
                className={styles.retry}
                isDisabled={isDisabled}
                onPress={onRetry}
              >
                {text('retry')}
              </Button>
            ) : null}
          </span>
        )}
      </div>
      <span className={styles.size}>{step?.name === 'waiting' ? text('waiting') : sizeText}</span>
      <span className={styles.action}>
        <IconButton
          icon={X}
          isDisabled={isDisabled}
          label={text(isOnItsWay ? 'cancel' : 'remove', { file: name })}
          onPress={onRemove}
          size="sm"
        />
      </span>
    </li>
  );
}

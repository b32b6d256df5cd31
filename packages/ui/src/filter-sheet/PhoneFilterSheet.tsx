import { SlidersHorizontal } from 'lucide-react';
import type { ReactElement } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

import { Button } from '../button/Button.tsx';
import { dialog } from '../dialog/Dialog.css.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PhoneFilterSheet.css.ts';
import type { FilterSheetProps } from './filter-sheet-props.ts';
import { filterSheetMessages } from './messages.ts';

/** The button of the filters on phones, and their sheet. */
export function PhoneFilterSheet({
  children,
  activeCount,
  onClear,
  hitCount,
  summary,
}: FilterSheetProps): ReactElement {
  const text = useMessages(filterSheetMessages);
  return (
    <div className={styles.closed}>
      <DialogTrigger>
        <Button icon={SlidersHorizontal}>{text('button', { count: activeCount })}</Button>
        <ModalOverlay className={styles.scrim} isDismissable>
          <Modal className={styles.sheet}>
            <Dialog className={dialog}>
              {({ close }) => (
                <DialogFrame
                  title={text('title')}
                  onClose={close}
                  actions={
                    <div className={styles.buttons}>
                      {onClear === undefined ? null : <Button onPress={onClear}>{text('clear')}</Button>}
                      <div className={styles.show}>
                        <Button variant="primary" isFullWidth onPress={close}>
                          {hitCount === undefined || hitCount === 0
                            ? text('show')
                            : text('showHits', { count: hitCount })}
                        </Button>
                      </div>
                    </div>
                  }
                >
                  <div className={styles.fields}>{children}</div>
                  <output>
                    {hitCount === undefined ? null : (
                      <VisuallyHidden>{text('hits', { count: hitCount })}</VisuallyHidden>
                    )}
                  </output>
                </DialogFrame>
              )}
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
      {summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
    </div>
  );
}

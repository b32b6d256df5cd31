import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';

import { IconButton } from '../icon-button/IconButton.tsx';
import { useTexts } from '../messages/use-texts.ts';
import * as styles from './Dialog.css.ts';
import { dialogMessages } from './messages.ts';

export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Omits the close button, for when the user must decide. */
  readonly isDecision?: boolean;
  readonly onClose: () => void;
}

/** Header, scrolling body and footer, inside a react-aria-components dialog named by its heading. */
export function DialogFrame({
  title,
  children,
  actions,
  isDecision = false,
  onClose,
}: DialogFrameProps): ReactElement {
  const text = useTexts(dialogMessages);
  return (
    <>
      <div className={styles.head}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {isDecision ? null : <IconButton icon={X} label={text('close')} size="sm" onPress={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {actions === undefined ? null : <div className={styles.foot}>{actions}</div>}
    </>
  );
}

import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';

import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { AriaToast, AriaToastContent, type QueuedToast } from './aria-toast.ts';
import { RoutedAnchor } from '../provider/RoutedAnchor.tsx';
import { toastMessages } from './messages.ts';
import { toastQueue, type ToastMessage } from './toast-queue.ts';
import * as styles from './Toast.css.ts';

const icons: Readonly<Record<NonNullable<ToastMessage['tone']>, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface ToastProps {
  readonly toast: QueuedToast<ToastMessage>;
}

/** One toast, inside the toast region. */
export function Toast({ toast }: ToastProps): ReactElement {
  const format = useMessages(toastMessages);
  const { tone = 'success', title, description, action, link } = toast.content;
  const close = (): void => toastQueue.close(toast.key);
  return (
    <AriaToast toast={toast} className={styles.toast}>
      <span className={`${styles.iconPlace} ${styles.icon[tone]}`}>
        <Icon icon={icons[tone]} label={format(tone)} />
      </span>
      {/* The region around all toasts announces them; a second live region would announce everything twice. */}
      <div className={styles.body}>
        <AriaToastContent className={styles.content} role="presentation">
          <Text slot="title" className={styles.title}>
            {title}
          </Text>
          {description === undefined ? null : (
            <Text slot="description" className={styles.description}>
              {description}
            </Text>
          )}
        </AriaToastContent>
        <div className={styles.actions}>
          {link === undefined ? null : (
            <RoutedAnchor href={link.href} className={styles.action} onClick={close}>
              {link.label}
            </RoutedAnchor>
          )}
          {action === undefined ? null : (
            <Button
              className={styles.action}
              onPress={() => {
                action.onPress();
                close();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      </div>
      <IconButton icon={X} label={format('close')} size="xs" onPress={close} />
    </AriaToast>
  );
}

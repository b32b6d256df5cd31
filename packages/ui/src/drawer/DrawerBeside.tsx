import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactElement, type ReactNode } from 'react';

import * as dialogStyles from '../dialog/Dialog.css.ts';
import { dialogMessages } from '../dialog/messages.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useTexts } from '../messages/use-texts.ts';
import { beside } from './Drawer.css.ts';

export interface DrawerBesideProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/**
 * The drawer beside a wide page. Focus moves to its heading when it opens; Esc closes it and returns focus to whatever
 * opened it.
 */
export function DrawerBeside({ title, children, actions, onClose }: DrawerBesideProps): ReactElement {
  const text = useTexts(dialogMessages);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent): void => closeOnEscape(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <aside ref={panel} aria-labelledby={titleId} className={beside}>
      <div className={dialogStyles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={dialogStyles.title}>
          {title}
        </h2>
        <IconButton icon={X} label={text('close')} size="sm" onPress={onClose} />
      </div>
      <div className={dialogStyles.body}>{children}</div>
      {actions === undefined ? null : <div className={dialogStyles.foot}>{actions}</div>}
    </aside>
  );
}

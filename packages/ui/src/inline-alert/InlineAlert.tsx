import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../messages/use-texts.ts';
import * as styles from './InlineAlert.css.ts';
import { inlineAlertMessages } from './messages.ts';

/** Tones of a message. */
export type AlertTone = keyof typeof styles.tone;

export interface InlineAlertProps {
  /** What it says by its colour; the words say it too. @default 'info' */
  readonly tone?: AlertTone;
  /** What happened, in a few words. */
  readonly title?: ReactNode;
  /** The consequences and what to do. */
  readonly children?: ReactNode;
  /** What to do about it. */
  readonly actions?: ReactNode;
  /**
   * Whether assistive technology announces it when it appears: `assertive` for errors the user just caused, `polite`
   * for news, `off` for content of the page.
   * @default 'assertive' for danger, else 'off'
   */
  readonly announce?: 'off' | 'polite' | 'assertive';
}

const icons: Readonly<Record<AlertTone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message next to its cause: an error with its remedy, a warning, a fact. */
export function InlineAlert({
  tone = 'info',
  title,
  children,
  actions,
  announce = tone === 'danger' ? 'assertive' : 'off',
}: InlineAlertProps): ReactElement {
  const format = useTexts(inlineAlertMessages);
  return (
    <div className={`${styles.alert} ${styles.tone[tone]}`} role={roles[announce]}>
      <span className={`${styles.iconPlace} ${styles.icon[tone]}`}>
        <Icon icon={icons[tone]} label={format(tone)} />
      </span>
      <div className={styles.body}>
        <div className={styles.words}>
          {title === undefined ? null : <p className={styles.title}>{title}</p>}
          {children === undefined ? null : <div>{children}</div>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

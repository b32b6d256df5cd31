import { CircleAlert, Eye, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import * as styles from './Banner.css.ts';

/** Variants of a banner; `shadow` is for the shadow mode only. */
export type BannerTone = keyof typeof styles.tone;

export interface BannerProps {
  /** Landmark name of the banner, for example "Skuggläge". */
  readonly label: string;
  /** One sentence: the current situation and, if known, when it ends. */
  readonly children: ReactNode;
  /** What it is about; `shadow` while somebody sees the portal as another person. @default 'info' */
  readonly tone?: BannerTone;
  /** Icon before the text, instead of that of the tone. */
  readonly icon?: LucideIcon;
  /** The single action. */
  readonly action?: {
    readonly label: string;
    readonly onPress: () => void;
    readonly isPending?: boolean;
  };
}

const icons: Readonly<Record<BannerTone, LucideIcon>> = {
  shadow: Eye,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A 36 px bar above everything, for a state of the whole portal. Grows when its text wraps. */
export function Banner({ label, children, tone = 'info', icon, action }: BannerProps): ReactElement {
  return (
    <section className={`${styles.banner} ${styles.tone[tone]}`} aria-label={label}>
      <Icon icon={icon ?? icons[tone]} size="sm" />
      <div className={styles.message}>
        <p className={styles.text}>{children}</p>
        {action === undefined ? null : (
          <Button className={styles.action} onPress={action.onPress} isPending={action.isPending ?? false}>
            {action.label}
          </Button>
        )}
      </div>
    </section>
  );
}

import { CircleAlert, Eye, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import * as styles from './Banner.css.ts';

/** Looks of a banner; `shadow` is for the shadow mode only. */
export type BannerTone = keyof typeof styles.tone;

export interface BannerProps {
  /** Name of the banner among the landmarks of the page, for example "Skuggläge". */
  readonly label: string;
  /** One sentence: what is the case and, when it has one, its end. */
  readonly children: ReactNode;
  /** @default 'info' */
  readonly tone?: BannerTone;
  readonly icon?: LucideIcon;
  /** The one way out. */
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

/** A bar of 36 px above everything, for what is true of the whole portal right now. Grows when its text wraps. */
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

import { Logo } from '@vinrod/ui/logo';
import { useContext, type ReactElement, type ReactNode } from 'react';

import { RuntimeConfigContext } from '#config';
import { ShadowBanner } from '#shell/shadow-banner';

import * as styles from './BarePage.css.ts';

export interface BarePageProps {
  readonly children: ReactNode;
}

/** A page outside the shell: only the supplier's bar above it, and the banner of shadow mode. Works without a configuration, and then without a name. */
export function BarePage({ children }: BarePageProps): ReactElement {
  const config = useContext(RuntimeConfigContext);
  return (
    <div className={styles.page}>
      <div>
        <ShadowBanner />
      </div>
      <header className={styles.bar}>
        {config === undefined ? null : <Logo name={config.supplier.name} tone="inverse" isCompact />}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

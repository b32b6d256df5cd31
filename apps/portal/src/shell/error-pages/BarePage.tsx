import { Logo } from '@vinrod/ui/logo';
import { useContext, type ReactElement, type ReactNode } from 'react';

import { RuntimeConfigContext } from '#config';
import { ShadowBanner } from '#shell/shadow-banner';

import * as styles from './BarePage.css.ts';

export interface BarePageProps {
  readonly children: ReactNode;
}

/**
 * Page outside the shell, with only the supplier's bar and the shadow mode banner above it. Works without a
 * configuration, but then without a name.
 */
export function BarePage({ children }: BarePageProps): ReactElement {
  const config = useContext(RuntimeConfigContext);
  return (
    <div className={styles.page}>
      <div>
        <ShadowBanner />
      </div>
      <header className={styles.bar}>
        {config === undefined ? null : (
          <Logo name={config.supplier.name} picture={config.supplier.logo} tone="inverse" isCompact />
        )}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

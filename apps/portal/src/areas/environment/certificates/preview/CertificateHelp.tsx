import type { ReactElement } from 'react';

import { FigureHelp } from '#shell/figures';
import { t } from '../texts.ts';

/** Info button that explains the figures of a certificate. */
export function CertificateHelp(): ReactElement {
  return (
    <FigureHelp
      label={t('certificates.figures')}
      names={[
        'deliveredEnergy',
        'certifiedSites',
        'originShares',
        'residualMixCarbon',
        'residualMixShares',
        'avoidedEmissions',
      ]}
    />
  );
}

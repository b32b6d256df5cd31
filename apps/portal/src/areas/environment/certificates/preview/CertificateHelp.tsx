import type { ReactElement } from 'react';

import { t } from '#messages';
import { FigureHelp } from '#shell/figures';

/** Info button beside what certificates say: what each of their figures means. */
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

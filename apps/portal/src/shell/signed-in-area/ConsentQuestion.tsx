import { Button } from '@vinrod/ui/button';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { useAtom } from 'jotai';
import type { ReactElement } from 'react';

import { useRuntimeConfig } from '#config';
import { t } from '#messages';
import { consentAtom } from '#page-views';

import * as styles from './ConsentQuestion.css.ts';

/**
 * Asks once whether visits may be measured; declining is as easy as accepting. Renders nothing where the supplier does
 * not measure visits.
 */
export function ConsentQuestion(): ReactElement | null {
  const { tagManagerId } = useRuntimeConfig();
  const [consent, setConsent] = useAtom(consentAtom);
  if (tagManagerId === undefined || consent !== 'undecided') return null;
  return (
    <section className={styles.place} aria-label={t('shell.consent.label')}>
      <InlineAlert
        actions={
          <>
            <Button size="sm" onPress={() => setConsent('granted')}>
              {t('shell.consent.accept')}
            </Button>
            <Button size="sm" onPress={() => setConsent('refused')}>
              {t('shell.consent.refuse')}
            </Button>
          </>
        }
      >
        {t('shell.consent.text')}
      </InlineAlert>
    </section>
  );
}

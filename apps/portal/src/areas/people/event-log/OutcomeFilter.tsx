import type { AuditOutcome } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Menu } from '@vinrod/ui/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { outcomes, outcomeText } from './outcomes.ts';

export interface OutcomeFilterProps {
  /** undefined shows every outcome. */
  readonly outcome: AuditOutcome | undefined;
  readonly select: (outcome: AuditOutcome | undefined) => void;
}

const every = 'all';

/** Filters by outcome. */
export function OutcomeFilter({ outcome, select }: OutcomeFilterProps): ReactElement {
  return (
    <Menu
      label={t('audit.outcome')}
      trigger={
        <Button iconAfter={ChevronDown}>
          {outcome === undefined ? t('audit.everyOutcome') : outcomeText(outcome)}
        </Button>
      }
      sections={[
        {
          id: 'outcomes',
          label: t('audit.outcome'),
          selectedId: outcome ?? every,
          onSelect: (id) => select(outcomes.find((known) => known === id)),
          items: [
            { id: every, label: t('audit.everyOutcome') },
            ...outcomes.map((known) => ({ id: known, label: outcomeText(known) })),
          ],
        },
      ]}
    />
  );
}

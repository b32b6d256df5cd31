import { Button } from '@vinrod/ui/button';
import { formatPeriod } from '@vinrod/ui/format';
import { Menu } from '@vinrod/ui/menu';
import { CalendarDays, ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';

import { periodPresetLabel, periodText } from '#language/words';
import { t } from '#messages';
import { quickPeriods, resolvePeriod, type PeriodState } from '#period';

export interface PeriodMenuProps {
  readonly state: PeriodState;
}

/** Quick choices of period behind a button that shows the current one, or its days. */
export function PeriodMenu({ state }: PeriodMenuProps): ReactElement {
  const { choice, period, today, select } = state;
  const selectedId = 'preset' in choice ? choice.preset : null;
  return (
    <Menu
      label={t('period.choose')}
      placement="bottom end"
      trigger={
        <Button icon={CalendarDays} iconAfter={ChevronDown}>
          {periodText(choice, period)}
        </Button>
      }
      sections={[
        {
          id: 'quick',
          label: t('period.choose'),
          selectedId,
          onSelect: (id) => {
            const preset = quickPeriods.find((candidate) => candidate === id);
            if (preset !== undefined) select({ preset });
          },
          items: quickPeriods.map((preset) => ({
            id: preset,
            label: periodPresetLabel(preset),
            description: formatPeriod(resolvePeriod({ preset }, today)),
          })),
        },
      ]}
    />
  );
}

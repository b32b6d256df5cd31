import type { LineGraphComparison } from '@vinrod/api-client';
import { formatInteger, NO_BREAK_SPACE } from '@vinrod/ui/format';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { comparisonAnswer } from './comparison-answer.ts';
import { conclusionOf } from './conclusion.ts';
import { t } from './texts.ts';

export interface ComparisonSentenceProps {
  readonly comparison: LineGraphComparison;
}

function energy(kwh: number): string {
  return `${formatInteger(kwh)}${NO_BREAK_SPACE}kWh`;
}

/** The comparison in a sentence: how much more or less, and which site most of it is. */
export function ComparisonSentence({ comparison }: ComparisonSentenceProps): ReactElement | null {
  const answer = comparisonAnswer(comparison);
  const conclusion = conclusionOf(answer);
  if (conclusion === undefined) return null;
  const { direction, kwh, most } = conclusion;
  const whole =
    direction === 'same'
      ? t('analytics.answer.same')
      : t(`analytics.answer.${direction}`, { kwh: energy(kwh) });
  const part =
    most === undefined || direction === 'same'
      ? ''
      : ` ${t(`analytics.answer.${direction}Most`, {
          site: most.site,
          kwh: energy(most.kwh),
          percent: `${most.percent}${NO_BREAK_SPACE}%`,
        })}`;
  const { compared, left } = answer;
  const all = compared.length + left.length;
  const among = left.length === 0 ? '' : `${t('analytics.answer.some', { count: compared.length, all })} `;
  return <Text>{`${among}${whole}${part}`}</Text>;
}

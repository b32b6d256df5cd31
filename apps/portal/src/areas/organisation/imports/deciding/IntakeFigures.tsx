import type { Intake } from '@vinrod/api-client';
import { formatInteger } from '@vinrod/ui/format';
import { SplitBar } from '@vinrod/ui/split-bar';
import { Stack } from '@vinrod/ui/stack';
import { StatTile, StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';
import { hasValues } from '../words/intake-words.ts';
import { openIssues } from './intake-choices.ts';

export interface IntakeFiguresProps {
  readonly intake: Intake;
}

function figure(count: number): { readonly figure: string; readonly unit: string } {
  return { figure: formatInteger(count), unit: '' };
}

/** What uses the values that are replaced; null when none are. */
function affectedText({ affects }: Intake): string | null {
  if (affects === null) return null;
  const { certificates } = affects;
  return [
    t('intakes.affects', { reports: affects.reports, invoices: affects.invoices }),
    ...(certificates === 0 ? [] : [t('intakes.affectsCertificates', { count: certificates })]),
  ].join(', ');
}

function unchangedText(count: number): string | null {
  return count === 0 ? null : t('intakes.unchanged', { count: formatInteger(count) });
}

/** What would become of the rows of a file, in figures and as one bar. */
export function IntakeFigures({ intake }: IntakeFiguresProps): ReactElement {
  const { rows, sites, created, changed, unchanged, refused, undecided, estimated } = intake.counts;
  const below = affectedText(intake) ?? unchangedText(unchanged);
  const reasons = openIssues(intake.issues).length;
  return (
    <Stack gap="3">
      <StatTileRow>
        <StatTile
          label={t('intakes.rows')}
          value={figure(rows)}
          {...(sites === 0 ? {} : { comparison: t('intakes.sites', { count: sites }) })}
        />
        <StatTile
          label={t(hasValues(intake) ? 'intakes.newValues' : 'intakes.newRows')}
          value={figure(created)}
          {...(estimated === 0
            ? {}
            : { comparison: t('intakes.estimated', { count: formatInteger(estimated) }) })}
        />
        <StatTile
          label={t('intakes.replaces')}
          value={figure(changed)}
          {...(below === null ? {} : { comparison: below })}
        />
        <StatTile
          label={t('intakes.undecided')}
          value={figure(undecided + refused)}
          isAlert={reasons > 0}
          {...(reasons === 0 ? {} : { comparison: t('intakes.reasons', { count: reasons }) })}
        />
      </StatTileRow>
      <SplitBar
        label={t('intakes.outcome')}
        parts={[
          { key: 'created', label: t('intakes.part.created'), value: created, tone: 'success' },
          { key: 'changed', label: t('intakes.part.changed'), value: changed, tone: 'info' },
          { key: 'unchanged', label: t('intakes.part.unchanged'), value: unchanged, tone: 'neutral' },
          { key: 'undecided', label: t('intakes.part.undecided'), value: undecided, tone: 'warning' },
          { key: 'refused', label: t('intakes.part.refused'), value: refused, tone: 'danger' },
        ]}
      />
    </Stack>
  );
}

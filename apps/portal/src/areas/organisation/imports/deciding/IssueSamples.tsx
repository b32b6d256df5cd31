import type { Intake, IntakeIssue, IntakeSample } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatEnergy, formatInteger, formatNumber, MISSING } from '@vinrod/ui/format';
import { useMemo, useState, type ReactElement } from 'react';

import { t } from '../texts.ts';
import { differingPart } from './differing-part.ts';
import * as styles from './IssueRow.css.ts';
import { SiteKeyDialog } from './SiteKeyDialog.tsx';

const line: DataTableColumn<IntakeSample> = {
  id: 'line',
  header: t('intakes.sample.line'),
  text: ({ line: place }) => formatInteger(place),
  width: 88,
  listPlace: 'none',
};

const values: DataTableColumn<IntakeSample> = {
  id: 'values',
  header: t('intakes.sample.values'),
  text: ({ values: count }) => formatInteger(count),
  align: 'end',
  width: 96,
  listUnit: t('intakes.sample.valuesUnit'),
};

const site: DataTableColumn<IntakeSample> = {
  id: 'site',
  header: t('intakes.sample.site'),
  text: ({ site: known, read }) => known?.name ?? read,
  width: '1.4fr',
  minWidth: 140,
};

const day: DataTableColumn<IntakeSample> = {
  id: 'day',
  header: t('intakes.sample.day'),
  text: ({ day: date }) => date ?? MISSING,
  width: 110,
  listPlace: 'detail',
};

const read: DataTableColumn<IntakeSample> = {
  id: 'read',
  header: t('intakes.sample.read'),
  text: ({ read: id }) => id,
  render: ({ read: id, resembles }) => {
    if (resembles === null) return id;
    const [before, differing, after] = differingPart(id, resembles.site_id);
    return (
      <span>
        {before}
        <span className={styles.differs}>{differing}</span>
        {after}
      </span>
    );
  },
  width: '1fr',
  minWidth: 170,
};

const resembles: DataTableColumn<IntakeSample> = {
  id: 'resembles',
  header: t('intakes.sample.resembles'),
  text: ({ resembles: near }) =>
    near === null ? MISSING : t('intakes.sample.resemblesSite', { name: near.name, id: near.site_id }),
  width: '1.2fr',
  minWidth: 150,
  listPlace: 'detail',
};

const highest: DataTableColumn<IntakeSample> = {
  id: 'highest',
  header: t('intakes.sample.highest'),
  text: ({ kwh }) => formatEnergy(kwh, { unit: 'kWh' }),
  align: 'end',
  width: 110,
};

const usual: DataTableColumn<IntakeSample> = {
  id: 'usual',
  header: t('intakes.sample.usual'),
  unit: 'kWh',
  text: ({ usual_least_kwh: least, usual_most_kwh: most }) =>
    least === null || most === null
      ? MISSING
      : t('intakes.sample.usualRange', { least: formatNumber(least), most: formatNumber(most) }),
  align: 'end',
  width: 140,
  listPlace: 'detail',
};

const columnsOf = {
  unknown_site: [read, line, resembles, values],
  much_higher: [site, day, highest, usual],
  missing_hour: [site, day],
  replaces: [site, day, values],
  refused_rows: [],
} as const satisfies Readonly<Record<IntakeIssue['code'], readonly DataTableColumn<IntakeSample>[]>>;

export interface IssueSamplesProps {
  readonly intake: Intake;
  readonly issue: IntakeIssue;
  readonly mayManage: boolean;
}

/** Some of the rows of an issue; of an unknown id, the site that it stands for can be chosen. */
export function IssueSamples({
  intake,
  issue: { code, samples },
  mayManage,
}: IssueSamplesProps): ReactElement | null {
  const [mapping, setMapping] = useState<IntakeSample>();
  const canMap = mayManage && code === 'unknown_site';
  const columns = useMemo((): readonly DataTableColumn<IntakeSample>[] => {
    if (!canMap) return columnsOf[code];
    return [
      ...columnsOf[code],
      {
        id: 'map',
        header: t('intakes.sample.map'),
        isHeaderHidden: true,
        text: () => '',
        render: (sample) => (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('intakes.sample.mapFor', { read: sample.read })}
            onPress={() => setMapping(sample)}
          >
            {t('intakes.sample.map')}
          </Button>
        ),
        width: 150,
        listPlace: 'trailing',
      },
    ];
  }, [code, canMap]);
  if (samples.length === 0 || columns.length === 0) return null;
  return (
    <div className={styles.samples}>
      <DataTable
        label={t(`intakes.issue.${code}`)}
        columns={columns}
        rows={samples}
        rowKey={({ line: place, read: id, day: date }) => `${place} ${id} ${date}`}
        density="compact"
      />
      {mapping === undefined ? null : (
        <SiteKeyDialog intake={intake} sample={mapping} onClose={() => setMapping(undefined)} />
      )}
    </div>
  );
}

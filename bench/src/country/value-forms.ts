import { ours } from '../result.ts';

/** A form in which values might lie in the database, beside the one that the product has. */
export interface ValueForm {
  readonly peer: string;
  readonly table: string;
  readonly isByMonth: boolean;
  /** Whether a row is a day, as in the product, or all days of a month. */
  readonly row: 'day' | 'month';
  /** Whether values are compressed by lz4, and rows that are short too if PostgreSQL will. */
  readonly isCompressed: boolean;
}

/** The product's table, partitions by month, compression, both, and rows that are long enough to be compressed. */
export const valueForms: readonly ValueForm[] = [
  { peer: ours, table: 'form_plain', isByMonth: false, row: 'day', isCompressed: false },
  { peer: 'by month', table: 'form_month', isByMonth: true, row: 'day', isCompressed: false },
  { peer: 'lz4', table: 'form_lz4', isByMonth: false, row: 'day', isCompressed: true },
  { peer: 'by month, lz4', table: 'form_month_lz4', isByMonth: true, row: 'day', isCompressed: true },
  {
    peer: 'a row a site and month, lz4',
    table: 'form_long',
    isByMonth: false,
    row: 'month',
    isCompressed: true,
  },
];

/** The table that holds the days of a month: the partition, or the whole. */
export function partOf({ table, isByMonth }: ValueForm, month: string): string {
  return isByMonth ? `${table}_${month.replaceAll('-', '_')}` : table;
}

const dayColumns = `corporate_group_id uuid not null, site_id uuid not null, day date not null, resolution text not null,
  total_wh bigint, measured_count smallint not null, estimated_count smallint not null, corrected_count smallint not null,
  missing_count smallint not null, wh integer[] compression %s not null, quality smallint[], received_at timestamptz not null,
  peak_wh bigint, primary key (corporate_group_id, site_id, day)`;

const monthColumns = `corporate_group_id uuid not null, site_id uuid not null, month date not null,
  wh integer[] compression %s not null, primary key (corporate_group_id, site_id, month)`;

/** Statements that make an empty table of a form, with a partition for each of the months. */
export function creation(form: ValueForm, months: readonly string[]): string[] {
  const { table, isByMonth, row, isCompressed } = form;
  const columns = (row === 'day' ? dayColumns : monthColumns).replace('%s', isCompressed ? 'lz4' : 'default');
  const parts = months.map((month) => partOf(form, month));
  const whole = `create table ${table} (${columns}) ${isByMonth ? 'partition by range (day)' : ''}`;
  if (!isByMonth) return [whole, ...(isCompressed ? letShortRowsBeCompressed(table) : [])];
  return [
    whole,
    ...months.map(
      (month) => `create table ${partOf(form, month)} partition of ${table}
        for values from ('${month}') to (date '${month}' + interval '1 month')`,
    ),
    ...(isCompressed ? parts.flatMap(letShortRowsBeCompressed) : []),
  ];
}

/** What is documented to compress rows shorter than 2 kB, beside each other and not in a table of their own. */
function letShortRowsBeCompressed(table: string): string[] {
  return [
    `alter table ${table} set (toast_tuple_target = 128)`,
    `alter table ${table} alter column wh set storage main`,
  ];
}

/** Columns of a day, in the order of {@link creation}. */
const columnsOfDay = `corporate_group_id, site_id, day, resolution, total_wh, measured_count, estimated_count,
  corrected_count, missing_count, wh, quality, received_at, peak_wh`;

const replaced = ['total_wh', 'measured_count', 'wh', 'quality', 'received_at', 'peak_wh']
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

/** A statement that stores days of the table of the product in a form; its only parameters are their first and last day. */
export function storing({ table, row }: ValueForm, from: string): string {
  const asked = 'where day between $1::date and $2::date';
  if (row === 'day')
    return `insert into ${table} (${columnsOfDay}) select ${columnsOfDay} from ${from} ${asked} order by day, site_id
      on conflict (corporate_group_id, site_id, day) do update set ${replaced}`;
  return `insert into ${table} as kept (corporate_group_id, site_id, month, wh)
    select corporate_group_id, site_id, date_trunc('month', day)::date, array_agg(value order by day, place)
    from ${from}, unnest(wh) with ordinality as of_day (value, place) ${asked} group by 1, 2, 3 order by 3, 2
    on conflict (corporate_group_id, site_id, month) do update set wh = kept.wh || excluded.wh`;
}

/** A statement that reads days of sites as reports read them: parameters are corporate group, sites, first and last day. */
export function reading({ table, row }: ValueForm): string {
  const whose = `corporate_group_id = $1::uuid and site_id = any($2::uuid[])`;
  return row === 'day'
    ? `select site_id, day - date '1970-01-01' as day, resolution, wh::text as wh, quality::text as quality
        from ${table} where ${whose} and day between $3::date and $4::date order by site_id, day`
    : `select site_id, month, wh::text as wh from ${table}
        where ${whose} and month between date_trunc('month', $3::date) and $4::date order by site_id, month`;
}

/** A statement that takes the oldest month away, by its first day. */
export function removal(form: ValueForm, month: string): string {
  if (form.isByMonth) return `drop table ${partOf(form, month)}`;
  return `delete from ${form.table} where ${form.row} < date '${month}' + interval '1 month'`;
}

/** A statement that sends a month that is closed out of the database. */
export function copying(form: ValueForm, month: string): string {
  if (form.isByMonth) return `copy ${partOf(form, month)} to stdout`;
  const until = `date '${month}' + interval '1 month'`;
  return `copy (select * from ${form.table} where ${form.row} >= '${month}' and ${form.row} < ${until}) to stdout`;
}

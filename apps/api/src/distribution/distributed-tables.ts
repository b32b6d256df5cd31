/**
 * Tables whose rows lie on several servers, those of a corporate group beside each other: its values, and what is kept of them.
 * The first one decides where the others go.
 */
export const distributedTables = [
  'meter_day',
  'meter_day_version',
  'site_month',
  'site_reach',
  'estimated_day',
  'site_set_month',
] as const;

/** The column whose value decides where a row lies. */
export const distributionColumn = 'corporate_group_id';

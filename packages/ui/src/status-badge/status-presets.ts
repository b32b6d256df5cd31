/** Meaning of a status; sets the badge's colour and the shape of its mark. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** The enumerations of the portal (domain.md 3.4) as sent by the API, each value with its tone. */
export const statusTones = {
  /** Invoice status. */
  invoice: {
    unpaid: 'info',
    partially_paid: 'warning',
    paid: 'success',
    overdue: 'danger',
    reminded: 'danger',
    in_collection: 'danger',
    credited: 'neutral',
    cancelled: 'neutral',
    written_off: 'neutral',
  },
  /** Invoice type. */
  invoiceType: {
    invoice: 'neutral',
    credit_note: 'neutral',
    final_invoice: 'neutral',
    self_billing: 'neutral',
  },
  /** User status. */
  user: { invited: 'info', active: 'success', locked: 'danger', inactive: 'neutral' },
  /** News status. */
  news: { draft: 'neutral', scheduled: 'info', published: 'success', archived: 'neutral' },
  /** Site status. */
  site: { active: 'success', upcoming: 'info', ended: 'neutral' },
  /** Status of a corporate group or companies. */
  customer: { active: 'success', expiring: 'warning', inactive: 'neutral' },
  /** Quality of a meter value. */
  quality: {
    measured: 'success',
    estimated: 'info',
    corrected: 'info',
    incomplete: 'warning',
    missing: 'warning',
  },
  /** Resolution of a report. */
  resolution: {
    quarter: 'neutral',
    hour: 'neutral',
    day: 'neutral',
    week: 'neutral',
    month: 'neutral',
    year: 'neutral',
  },
  /** Load and time of day. */
  load: {
    high: 'neutral',
    low: 'neutral',
    day: 'neutral',
    night: 'neutral',
    weekday: 'neutral',
    weekend: 'neutral',
  },
  /** Origin of electricity. */
  origin: {
    renewable: 'success',
    nuclear: 'neutral',
    fossil: 'neutral',
    hydro: 'success',
    wind: 'success',
    solar: 'success',
    biofuel: 'success',
    bra_miljoval: 'success',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StatusTone>>>>;

/** Name of an enumeration. */
export type StatusKind = keyof typeof statusTones;

/** Values of one enumeration. */
export type StatusValue<Kind extends StatusKind> = keyof (typeof statusTones)[Kind] & string;

/** Message key of a value, for example `invoice.unpaid`. */
export type StatusKey = { [Kind in StatusKind]: `${Kind}.${StatusValue<Kind>}` }[StatusKind];

/** Values of an enumeration in order, for filters and legends. */
export function statusValues<Kind extends StatusKind>(kind: Kind): readonly StatusValue<Kind>[];
export function statusValues(kind: StatusKind): readonly string[] {
  return Object.keys(statusTones[kind]);
}

/** Tone of a value. */
export function statusTone<Kind extends StatusKind>(kind: Kind, value: StatusValue<Kind>): StatusTone;
export function statusTone(kind: StatusKind, value: string): StatusTone {
  const tones: Readonly<Record<string, StatusTone>> = statusTones[kind];
  return tones[value] ?? 'neutral';
}

/** The state of each enumeration that calls for nothing. */
const normalStates: { readonly [Kind in StatusKind]?: StatusValue<Kind> } = {
  invoice: 'paid',
  user: 'active',
  news: 'published',
  site: 'active',
  customer: 'active',
  quality: 'measured',
};

/** Whether a value is the normal one of its enumeration, which needs no badge. */
export function isNormal<Kind extends StatusKind>(kind: Kind, value: StatusValue<Kind>): boolean {
  return normalStates[kind] === value;
}

/** Message key of a value. */
export function statusKey<Kind extends StatusKind>(
  kind: Kind,
  value: StatusValue<Kind>,
): Extract<StatusKey, `${Kind}.${string}`>;
export function statusKey(kind: StatusKind, value: string): string {
  return `${kind}.${value}`;
}

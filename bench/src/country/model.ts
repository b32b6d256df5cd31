/** What was measured on one server of a known size; everything else follows from it by proportion. */
export interface Measured {
  readonly sites: number;
  /** Days stored of each site, a day having 96 values. */
  readonly days: number;
  /** Bytes of all days with keys and sums. */
  readonly bytes: number;
  /** Seconds of storing a day of every site, one corporate group after the other. */
  readonly morningSeconds: number;
  /** Seconds of adding up the month that the day is in, of all large corporate groups one after the other. */
  readonly sumsSeconds: number;
  /** Bytes per second of a copy of the server's files. */
  readonly backupSpeed: number;
  /** Requests per second that one core answers, of a day's mixture of pages. */
  readonly requestsPerCore: number;
  /** Requests per second of one person at the portal. */
  readonly requestsPerPerson: number;
}

/** What is asked of the model. */
export interface Supplier {
  readonly sites: number;
  readonly years: number;
  readonly resolution: 'hour' | 'quarter';
  /** People at the portal at once. */
  readonly people: number;
}

/** What a supplier needs. */
export interface Need {
  readonly diskBytes: number;
  /** The part of it that is a year: what reports read, which memory should hold. */
  readonly yearBytes: number;
  readonly morningSeconds: number;
  /** Sums after the morning; several servers do not make it less, since one process adds up one corporate group at a time. */
  readonly sumsSeconds: number;
  readonly backupSeconds: number;
  /** Cores that people keep busy, those of processes and of the database together. */
  readonly cores: number;
}

const bytesOfValue = 4;

function bytesOfDay(measured: Measured, resolution: Supplier['resolution']): number {
  const quarters = measured.bytes / (measured.sites * measured.days);
  // A day of hours has the same row and key, and fewer values in it.
  return resolution === 'quarter' ? quarters : quarters - (96 - 24) * bytesOfValue;
}

/** What a supplier needs, by proportion to what was measured. */
export function needOf(measured: Measured, { sites, years, resolution, people }: Supplier): Need {
  const yearBytes = sites * 365 * bytesOfDay(measured, resolution);
  const diskBytes = years * yearBytes;
  return {
    diskBytes,
    yearBytes,
    // Of hours too: a day is one row, and its values are the smaller part of storing it.
    morningSeconds: (measured.morningSeconds / measured.sites) * sites,
    sumsSeconds: (measured.sumsSeconds / measured.sites) * sites,
    backupSeconds: diskBytes / measured.backupSpeed,
    cores: (people * measured.requestsPerPerson) / measured.requestsPerCore,
  };
}

/** What one server may be asked for before there are several: figures of a machine that one can buy, and hours of a night. */
export interface Limits {
  readonly diskBytes: number;
  readonly morningSeconds: number;
  readonly backupSeconds: number;
  /** Cores of the database's server. */
  readonly databaseCores: number;
}

/** Servers that values are spread over, and why more than one. */
export interface Servers {
  readonly count: number;
  /** The limits that one server would not keep. */
  readonly because: readonly (keyof Limits)[];
}

/** Servers for values. @param databaseShare - part of the cores that is the database's */
export function serversFor(need: Need, limits: Limits, databaseShare: number): Servers {
  const asked: Readonly<Record<keyof Limits, number>> = {
    diskBytes: need.diskBytes,
    morningSeconds: need.morningSeconds,
    backupSeconds: need.backupSeconds,
    databaseCores: need.cores * databaseShare,
  };
  const keys = ['diskBytes', 'morningSeconds', 'backupSeconds', 'databaseCores'] as const;
  return {
    count: Math.max(1, ...keys.map((key) => Math.ceil(asked[key] / limits[key]))),
    because: keys.filter((key) => asked[key] > limits[key]),
  };
}

import type { Logger } from 'pino';
import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Database } from '../store/database.ts';
import type { Replicas } from '../store/replicas/replicas.ts';
import type { Background } from './background.ts';
import type { Metrics } from './metrics.ts';
import type { Sightings } from './sightings.ts';

/** Dependencies of handlers. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Servers that reports may be read from. */
  readonly replicas: Replicas;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sightings: Sightings;
  readonly background: Background;
  /** When the watched folder is looked at next; null when none is. */
  readonly nextInboxLook: () => Date | null;
  /** Whether the process is shutting down, so that load balancers send no more requests. */
  readonly isStopping: () => boolean;
}

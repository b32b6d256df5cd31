import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import {
  readChoice,
  readFlag,
  readInstant,
  readInteger,
  readText,
  readUrl,
  type Environment,
} from './read-setting.ts';
import { readSupplier, type Supplier } from './supplier.ts';

/** Everything a process of the API is told from outside. */
export interface Config {
  /** TCP port, 1–65535. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder of the embedded database. */
  readonly dataDir: string;
  /** Connection string of a PostgreSQL server; null selects the embedded database. */
  readonly databaseUrl: string | null;
  /** Milliseconds that a request waits for the database before it is answered 503. */
  readonly databaseTimeout: number;
  /** Demo data, demo accounts and the demo mailbox. Never set in production. */
  readonly demo: boolean;
  /** Instant at which the clock starts (demo and tests only); null is the real time. */
  readonly now: Date | null;
  /** Address of the portal as users see it, without a trailing slash. Links in mails start with it. */
  readonly publicUrl: string;
  /** Where mails are handed over; null in demo mode, where they go to the demo mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Root secret that token and code keys are derived from, at least 32 characters. */
  readonly tokenSecret: string | null;
  readonly supplier: Supplier;
  readonly tagManagerId: string | null;
  /** What `/metrics` asks for as bearer token; null lets this computer itself in and nobody else. */
  readonly metricsToken: string | null;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Whether answers are checked against the contract too (tests and development). */
  readonly validateResponses: boolean;
  readonly logLevel: LogLevel;
  /** Absolute path of the built portal. */
  readonly portalDir: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much is logged, least first. */
export type LogLevel = (typeof logLevels)[number];

/** Root of the repository, which default folders are relative to. */
const repositoryRoot = resolve(import.meta.dirname, '../../../..');

const minimumSecretLength = 32;

/**
 * Reads the settings of a process from its environment. An empty value counts as absent.
 *
 * @throws ConfigError naming the first wrong setting.
 */
export function readConfig(environment: Environment): Config {
  const demo = readFlag(environment, 'VINROD_DEMO', false);
  const testing = environment['NODE_ENV'] === 'test';
  const port = readInteger(environment, 'PORT', { fallback: 3000, minimum: 1, maximum: 65_535 });
  const now = readInstant(environment, 'VINROD_NOW');
  if (now !== null && !demo && !testing)
    throw new ConfigError('VINROD_NOW moves the clock and is allowed only together with VINROD_DEMO=1.');
  const tokenSecret = readText(environment, 'TOKEN_SECRET');
  if (tokenSecret !== null && tokenSecret.length < minimumSecretLength)
    throw new ConfigError(`TOKEN_SECRET must have at least ${minimumSecretLength} characters.`);
  const databaseUrl = readUrl(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const supplier = readSupplier(environment, demo);
  return {
    port,
    host: readText(environment, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(readText(environment, 'DATA_DIR') ?? join(repositoryRoot, '.data')),
    databaseUrl,
    databaseTimeout: readInteger(environment, 'DATABASE_TIMEOUT', {
      // The embedded database answers one query after the other, so waiting is no sign of trouble there.
      fallback: databaseUrl === null ? 20_000 : 4500,
      minimum: 1,
      maximum: 60_000,
    }),
    demo,
    now,
    publicUrl:
      readUrl(environment, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ??
      `http://localhost:${port}`,
    smtpUrl: readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readText(environment, 'MAIL_FROM') ?? `${supplier.name} <no-reply@vinrod.example>`,
    tokenSecret,
    supplier,
    tagManagerId: readText(environment, 'TAG_MANAGER_ID'),
    metricsToken: readText(environment, 'METRICS_TOKEN'),
    trustedProxies: (readText(environment, 'TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
    validateResponses: readFlag(
      environment,
      'VALIDATE_RESPONSES',
      testing || environment['NODE_ENV'] === 'development',
    ),
    logLevel: readChoice(environment, 'LOG_LEVEL', logLevels, demo ? 'warn' : 'info'),
    portalDir: resolve(readText(environment, 'PORTAL_DIR') ?? join(repositoryRoot, 'apps/portal/dist')),
  };
}

/**
 * Checks the settings without which a server for real users must not start. Demo mode has
 * defaults for all of them.
 *
 * @throws ConfigError naming the first missing setting.
 */
export function requireServerSettings(config: Config, environment: Environment): void {
  if (config.demo) return;
  const required = {
    TOKEN_SECRET: 'the secret that sign-in tokens are signed with',
    PUBLIC_URL: 'the address of the portal that links in mails start with',
    SMTP_URL: 'the mail server that one-time codes are sent through',
    MAIL_FROM: 'the sender of mails',
  };
  for (const [name, purpose] of Object.entries(required))
    if (readText(environment, name) === null)
      throw new ConfigError(`${name} is missing: it is ${purpose} (or set VINROD_DEMO=1 to try the portal).`);
}

function withoutPassword(url: string | null): string | null {
  if (url === null) return null;
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '***';
  return parsed.href;
}

/** The settings as they may be logged: without secrets. */
export function summarizeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    databaseUrl: withoutPassword(config.databaseUrl),
    smtpUrl: withoutPassword(config.smtpUrl),
    tokenSecret: config.tokenSecret === null ? null : '***',
    metricsToken: config.metricsToken === null ? null : '***',
  };
}

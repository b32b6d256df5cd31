import { join, resolve } from 'node:path';
import { readBrand, type ServedBrand } from './brand.ts';
import { readAllowedOrigins } from './allowed-origins.ts';
import { usualLimits } from './connection-limits.ts';
import type { TelemetrySettings } from '../telemetry/telemetry.ts';
import { ConfigError } from './config-error.ts';
import { isOwnHost } from './own-hosts.ts';
import {
  readChoice,
  readFlag,
  readDaysOrOff,
  readHourOrOff,
  readInstant,
  readInteger,
  readText,
  readUrl,
  readUrls,
  type Environment,
} from './read-setting.ts';
import { isWeakSecret } from './secret-strength.ts';
import {
  readCustomerBroker,
  readStaffDirectory,
  type CustomerBroker,
  type StaffDirectory,
} from './sign-in-providers.ts';
import { readSupplier, type Supplier } from './supplier.ts';
import { readTelemetry } from './telemetry-settings.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** All settings of an API process. */
export interface Config {
  /** TCP port, 1–65535. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the embedded database's folder. */
  readonly dataDir: string;
  /** Connection string of a PostgreSQL server; null selects the embedded database. */
  readonly databaseUrl: string | null;
  /** Connection string of the role that owns the tables, for commands only; null when one role does everything. */
  readonly databaseMigrationUrl: string | null;
  /** Role of `databaseUrl`, which commands grant rights to; null without `databaseMigrationUrl`. */
  readonly runningRole: string | null;
  /** Connection strings of replicas of that server, which reports and exports are read from. */
  readonly databaseReadUrls: readonly string[];
  /** Connections to the PostgreSQL server, and to each replica, at a time. */
  readonly databasePoolSize: number;
  /** Milliseconds that a request waits for the database before it fails with 503. */
  readonly databaseTimeout: number;
  /** Maximum concurrent connections; further ones are closed immediately. */
  readonly maxConnections: number;
  /** Milliseconds from a request to stop until the port closes. */
  readonly drainTime: number;
  /** Demo data, demo accounts and the demo mailbox. Never set in production. */
  readonly demo: boolean;
  /** Instant at which the clock starts (demo and tests only); null uses real time. */
  readonly now: Date | null;
  /** Public address of the portal, without a trailing slash. Links in mails start with it. */
  readonly publicUrl: string;
  /** Mail server; null in demo mode, where mails go to the demo mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Root secret from which token and code keys are derived, at least 32 characters. */
  readonly tokenSecret: string | null;
  /** Root secret before `tokenSecret`, whose tokens and codes are still accepted; null when there is none. */
  readonly oldTokenSecret: string | null;
  /** The supplier's brand; null shows the portal's own. */
  readonly brand: ServedBrand | null;
  readonly supplier: Supplier;
  /** The directory that staff sign in through; null when they use passwords only. */
  readonly staffDirectory: StaffDirectory | null;
  /** The broker that customers' users sign in through; null when they use passwords only. */
  readonly customerBroker: CustomerBroker | null;
  /** Seconds after which a session that a provider began ends, even in use. */
  readonly providerSessionLifetime: number;
  /** Whether people can sign in with passkeys. */
  readonly passkeys: boolean;
  readonly tagManagerId: string | null;
  /** Swedish hour from which the morning mails about missing values are sent; null sends none. */
  readonly missingValuesMailHour: number | null;
  /** Days that a meter value is waited for before it is estimated; null estimates none. */
  readonly estimateAfterDays: number | null;
  /** Absolute path of the folder that is watched for files; null watches none. */
  readonly intakeFolder: string | null;
  /** Milliseconds between two looks into it. */
  readonly intakeInterval: number;
  /** Who the files of that folder are from. */
  readonly intakeSender: string;
  /** Bearer token for `/metrics`; null refuses everybody, except this computer itself in demo mode. */
  readonly metricsToken: string | null;
  /** Days that network addresses are kept in the audit log. */
  readonly auditAddressDays: number;
  /** Days that sessions are kept after their end. */
  readonly sessionDays: number;
  /** Days that ended shadow sessions are kept. */
  readonly shadowSessionDays: number;
  /** Days that it is kept who got which morning mail. */
  readonly mailLogDays: number;
  /** Whether the contract is public, as a document and as a page, and the version in the health check. */
  readonly apiReference: boolean;
  /** What is sent to an OpenTelemetry collector; null sends nothing. */
  readonly telemetry: TelemetrySettings | null;
  readonly trustedProxies: TrustedProxies;
  /** Origins of portals that are served from elsewhere and may call; none by default. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Whether responses are validated against the contract too (tests and development). */
  readonly validateResponses: boolean;
  readonly logLevel: LogLevel;
  /** Absolute path of the built portal. */
  readonly portalDir: string;
  /** Whether the source maps of the portal are public. */
  readonly sourceMaps: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Log levels, least verbose first. */
export type LogLevel = (typeof logLevels)[number];

/** Root of the repository; default folders are relative to it. */
const repositoryRoot = resolve(import.meta.dirname, '../../../..');

const minimumSecretLength = 32;

function userOf(url: string | null): string {
  return url === null ? '' : decodeURIComponent(new URL(url).username);
}

/** Domain of the demo's sender. */
function mailDomain({ email }: Supplier): string {
  return email?.split('@')[1] ?? 'portal.example';
}

function runningRole(databaseUrl: string | null, databaseMigrationUrl: string): string {
  const role = userOf(databaseUrl);
  if (role === '' || role === userOf(databaseMigrationUrl))
    throw new ConfigError(
      'DATABASE_MIGRATION_URL names the role that owns the tables; DATABASE_URL must name another one beside it.',
    );
  return role;
}

function readSecret(environment: Environment, name: 'TOKEN_SECRET' | 'TOKEN_SECRET_OLD'): string | null {
  const secret = readText(environment, name);
  if (secret !== null && secret.length < minimumSecretLength)
    throw new ConfigError(`${name} must have at least ${minimumSecretLength} characters.`);
  return secret;
}

function readOldSecret(environment: Environment, tokenSecret: string | null): string | null {
  const old = readSecret(environment, 'TOKEN_SECRET_OLD');
  if (old !== null && tokenSecret === null)
    throw new ConfigError('TOKEN_SECRET_OLD is the secret before TOKEN_SECRET, which is missing.');
  if (old !== null && old === tokenSecret)
    throw new ConfigError(
      'TOKEN_SECRET_OLD is the same as TOKEN_SECRET: give the new secret, or leave the old one out.',
    );
  return old;
}

/**
 * Reads the settings of a process from its environment. An empty value counts as absent.
 *
 * @throws ConfigError naming the first invalid setting.
 */
export function readConfig(environment: Environment): Config {
  const demo = readFlag(environment, 'VINROD_DEMO', false);
  const testing = environment['NODE_ENV'] === 'test';
  const port = readInteger(environment, 'PORT', { fallback: 3000, minimum: 1, maximum: 65_535 });
  const now = readInstant(environment, 'VINROD_NOW');
  if (now !== null && !demo && !testing)
    throw new ConfigError('VINROD_NOW moves the clock and is allowed only together with VINROD_DEMO=1.');
  const tokenSecret = readSecret(environment, 'TOKEN_SECRET');
  const databaseUrl = readUrl(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const databaseReadUrls = readUrls(environment, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']);
  if (databaseReadUrls.length > 0 && databaseUrl === null)
    throw new ConfigError(
      'DATABASE_READ_URL names replicas of the server of DATABASE_URL, which is missing.',
    );
  const databaseMigrationUrl = readUrl(environment, 'DATABASE_MIGRATION_URL', ['postgres:', 'postgresql:']);
  const brand = readBrand(environment, repositoryRoot);
  const supplier = readSupplier(environment, demo, brand);
  const intakeFolder = readText(environment, 'INTAKE_FOLDER');
  return {
    port,
    host: readText(environment, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(readText(environment, 'DATA_DIR') ?? join(repositoryRoot, '.data')),
    databaseUrl,
    databaseMigrationUrl,
    runningRole: databaseMigrationUrl === null ? null : runningRole(databaseUrl, databaseMigrationUrl),
    databaseReadUrls,
    databasePoolSize: readInteger(environment, 'DATABASE_POOL_SIZE', {
      fallback: 10,
      minimum: 2,
      maximum: 200,
    }),
    databaseTimeout: readInteger(environment, 'DATABASE_TIMEOUT', {
      // The embedded database runs one query at a time, so waiting is no sign of trouble there.
      fallback: databaseUrl === null ? 20_000 : 4500,
      minimum: 1,
      maximum: 60_000,
    }),
    maxConnections: readInteger(environment, 'MAX_CONNECTIONS', {
      fallback: usualLimits.connections,
      minimum: 10,
      maximum: 100_000,
    }),
    drainTime:
      1000 * readInteger(environment, 'DRAIN_SECONDS', { fallback: demo ? 0 : 5, minimum: 0, maximum: 300 }),
    demo,
    now,
    publicUrl:
      readUrl(environment, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ??
      `http://localhost:${port}`,
    smtpUrl: readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readText(environment, 'MAIL_FROM') ?? `${supplier.name} <no-reply@${mailDomain(supplier)}>`,
    tokenSecret,
    oldTokenSecret: readOldSecret(environment, tokenSecret),
    brand,
    supplier,
    staffDirectory: readStaffDirectory(environment),
    customerBroker: readCustomerBroker(environment),
    providerSessionLifetime:
      3600 * readInteger(environment, 'OIDC_SESSION_HOURS', { fallback: 12, minimum: 1, maximum: 168 }),
    passkeys: readFlag(environment, 'PASSKEYS', false),
    tagManagerId: readText(environment, 'TAG_MANAGER_ID'),
    missingValuesMailHour: readHourOrOff(environment, 'MISSING_VALUES_MAIL', 7),
    estimateAfterDays: readDaysOrOff(environment, 'ESTIMATE_AFTER_DAYS', 60),
    intakeFolder: intakeFolder === null ? null : resolve(intakeFolder),
    intakeInterval:
      1000 * readInteger(environment, 'INTAKE_INTERVAL', { fallback: 10, minimum: 1, maximum: 3600 }),
    intakeSender: readText(environment, 'INTAKE_SENDER') ?? 'Inläsningsmappen',
    metricsToken: readText(environment, 'METRICS_TOKEN'),
    auditAddressDays: readInteger(environment, 'AUDIT_ADDRESS_DAYS', {
      fallback: 90,
      minimum: 1,
      maximum: 3650,
    }),
    sessionDays: readInteger(environment, 'SESSION_DAYS', { fallback: 30, minimum: 1, maximum: 3650 }),
    shadowSessionDays: readInteger(environment, 'SHADOW_SESSION_DAYS', {
      fallback: 730,
      minimum: 1,
      maximum: 3650,
    }),
    mailLogDays: readInteger(environment, 'MAIL_LOG_DAYS', { fallback: 90, minimum: 7, maximum: 3650 }),
    apiReference: readFlag(environment, 'API_REFERENCE', demo),
    telemetry: readTelemetry(environment),
    trustedProxies: readTrustedProxies(environment),
    allowedOrigins: readAllowedOrigins(environment),
    validateResponses: readFlag(
      environment,
      'VALIDATE_RESPONSES',
      testing || environment['NODE_ENV'] === 'development',
    ),
    logLevel: readChoice(environment, 'LOG_LEVEL', logLevels, demo ? 'warn' : 'info'),
    sourceMaps: readFlag(environment, 'SOURCE_MAPS', demo),
    portalDir: resolve(readText(environment, 'PORTAL_DIR') ?? join(repositoryRoot, 'apps/portal/dist')),
  };
}

/**
 * Checks the settings that a server for real users needs, and that they are secure. Demo mode has defaults for all of
 * them.
 *
 * @throws ConfigError naming the first setting that is missing or dangerous.
 */
export function requireServerSettings(config: Config, environment: Environment): void {
  if (config.databaseMigrationUrl !== null)
    throw new ConfigError(
      'DATABASE_MIGRATION_URL is for commands such as `pnpm api migrate`: a server that knows it could rewrite the audit log.',
    );
  if (config.demo) return;
  const required = [
    ['TOKEN_SECRET', 'the secret that sign-in tokens are signed with'],
    ['PUBLIC_URL', 'the address of the portal that links in mails start with'],
    ['SMTP_URL', 'the mail server that one-time codes are sent through'],
    ['MAIL_FROM', 'the sender of mails'],
  ] as const;
  for (const [name, purpose] of required)
    if (readText(environment, name) === null)
      throw new ConfigError(`${name} is missing: it is ${purpose} (or set VINROD_DEMO=1 to try the portal).`);
  for (const name of ['TOKEN_SECRET', 'TOKEN_SECRET_OLD', 'METRICS_TOKEN'] as const) {
    const secret = readText(environment, name);
    if (secret !== null && isWeakSecret(secret))
      throw new ConfigError(`${name} can be guessed: make one with \`openssl rand -base64 48\`.`);
  }
  const { protocol, hostname } = new URL(config.publicUrl);
  if (protocol !== 'https:' && !isOwnHost(hostname))
    throw new ConfigError(
      `PUBLIC_URL must start with https://, not "${config.publicUrl}": passwords and codes would travel in the open.`,
    );
}

function withoutPassword(url: string | null): string | null {
  if (url === null) return null;
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '***';
  return parsed.href;
}

/** The settings without secrets, for logging. */
export function summarizeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    brand: config.brand?.folder ?? null,
    trustedProxies: config.trustedProxies.names,
    allowedOrigins: [...config.allowedOrigins],
    databaseUrl: withoutPassword(config.databaseUrl),
    databaseReadUrls: config.databaseReadUrls.map(withoutPassword),
    databaseMigrationUrl: withoutPassword(config.databaseMigrationUrl),
    smtpUrl: withoutPassword(config.smtpUrl),
    tokenSecret: config.tokenSecret === null ? null : '***',
    oldTokenSecret: config.oldTokenSecret === null ? null : '***',
    metricsToken: config.metricsToken === null ? null : '***',
    staffDirectory: config.staffDirectory?.issuer ?? null,
    customerBroker: config.customerBroker?.issuer ?? null,
  };
}

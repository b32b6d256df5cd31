import { describe, expect, test } from 'vitest';
import type { Environment } from './read-setting.ts';
import { readConfig, requireServerSettings, summarizeConfig } from './config.ts';

describe('settings', () => {
  test('have defaults for everything in demo mode', () => {
    const config = readConfig({ VINROD_DEMO: '1' });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      now: null,
      publicUrl: 'http://localhost:3000',
      smtpUrl: null,
      tokenSecret: null,
      tagManagerId: null,
      trustedProxies: { names: [] },
      validateResponses: false,
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
    expect(() => requireServerSettings(config, { VINROD_DEMO: '1' })).not.toThrow();
  });

  test('that are empty count as absent', () => {
    expect(readConfig({ VINROD_DEMO: '1', DATABASE_URL: '', PORT: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test('are read', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://u:p@db.example/vinrod',
      VINROD_DEMO: 'true',
      VINROD_NOW: '2026-11-20T08:00:00+01:00',
      PUBLIC_URL: 'https://portal.example/',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      NODE_ENV: 'development',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://u:p@db.example/vinrod',
      now: new Date('2026-11-20T07:00:00Z'),
      publicUrl: 'https://portal.example',
      trustedProxies: { names: ['10.0.0.1', '10.0.0.2'] },
      validateResponses: true,
    });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
    [{ PORT: '-1' }, 'PORT must be a whole number'],
    [{ VINROD_DEMO: 'yes' }, 'VINROD_DEMO must be 1 or 0, not "yes".'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [{ DATABASE_URL: 'not an address' }, 'DATABASE_URL must be an address'],
    [{ VINROD_DEMO: '1', VINROD_NOW: 'soon' }, 'VINROD_NOW must be an instant with offset'],
    [{ VINROD_DEMO: '1', VINROD_NOW: '2026-11-20' }, 'VINROD_NOW must be an instant with offset'],
    [{ VINROD_NOW: '2026-11-20T08:00:00Z' }, 'allowed only together with VINROD_DEMO=1'],
    [{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL must be an address'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters.'],
    [
      { TOKEN_SECRET_OLD: 'x'.repeat(32) },
      'TOKEN_SECRET_OLD is the secret before TOKEN_SECRET, which is missing.',
    ],
    [
      { TOKEN_SECRET: 'x'.repeat(32), TOKEN_SECRET_OLD: 'short' },
      'TOKEN_SECRET_OLD must have at least 32 characters.',
    ],
    [
      { TOKEN_SECRET: 'x'.repeat(32), TOKEN_SECRET_OLD: ` ${'x'.repeat(32)} ` },
      'TOKEN_SECRET_OLD is the same as TOKEN_SECRET',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [
      { ESTIMATE_AFTER_DAYS: '0' },
      'ESTIMATE_AFTER_DAYS must be a number of days from 1 to 60, or off, not "0".',
    ],
    [{ ESTIMATE_AFTER_DAYS: 'on' }, 'ESTIMATE_AFTER_DAYS must be a number of days'],
    [{ SESSION_DAYS: '0' }, 'SESSION_DAYS must be a whole number from 1 to 3650, not "0".'],
    [{ MAIL_LOG_DAYS: '1' }, 'MAIL_LOG_DAYS must be a whole number from 7 to 3650, not "1".'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/json, not "grpc".',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_SAMPLER_ARG: '1.5' },
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "1.5".',
    ],
    [{ SUPPLIER_EMAIL: 'nobody' }, 'SUPPLIER_EMAIL must be an e-mail address'],
  ])('%o is refused in one sentence', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  const complete = {
    TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Portal <no-reply@portal.example>',
  };

  function start(change: Environment): void {
    const environment = { ...complete, ...change };
    requireServerSettings(readConfig(environment), environment);
  }

  test.each(['TOKEN_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'])(
    '%s is needed without demo mode',
    (name) => {
      expect(() => requireServerSettings(readConfig(complete), complete)).not.toThrow();
      const lacking = { ...complete, [name]: undefined };
      expect(() => requireServerSettings(readConfig(lacking), lacking)).toThrow(`${name} is missing`);
    },
  );

  test.each<[Environment, string]>([
    [{ TOKEN_SECRET: 'a'.repeat(32) }, 'TOKEN_SECRET can be guessed: make one with `openssl rand'],
    [{ TOKEN_SECRET: 'changeme'.repeat(5) }, 'TOKEN_SECRET can be guessed'],
    [{ TOKEN_SECRET_OLD: 'a'.repeat(32) }, 'TOKEN_SECRET_OLD can be guessed'],
    [{ METRICS_TOKEN: 'metrics' }, 'METRICS_TOKEN can be guessed'],
    [
      { PUBLIC_URL: 'http://portal.example' },
      'PUBLIC_URL must start with https://, not "http://portal.example"',
    ],
    [{ PUBLIC_URL: 'http://localhost.example' }, 'PUBLIC_URL must start with https://'],
    [{ PUBLIC_URL: 'http://10.0.0.7:3000' }, 'PUBLIC_URL must start with https://'],
    [
      { DATABASE_URL: 'postgres://app@db/v', DATABASE_MIGRATION_URL: 'postgres://owner@db/v' },
      'DATABASE_MIGRATION_URL is for commands',
    ],
  ])('security m13: a server for real users refuses %o', (change, message) => {
    expect(() => start(change)).toThrow(message);
    expect(() => readConfig({ ...complete, ...change })).not.toThrow();
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000', 'https://10.0.0.7'])(
    'security m13: a server for real users may be reached at %s',
    (address) => {
      expect(() => start({ PUBLIC_URL: address })).not.toThrow();
    },
  );

  test.each([
    { DATABASE_MIGRATION_URL: 'postgres://owner@db/v' },
    { DATABASE_MIGRATION_URL: 'postgres://owner@db/v', DATABASE_URL: 'postgres://owner:x@db/v' },
    { DATABASE_MIGRATION_URL: 'postgres://owner@db/v', DATABASE_URL: 'postgres://db/v' },
  ])('security m15: two roles are two: %o', (environment) => {
    expect(() => readConfig(environment)).toThrow('DATABASE_URL must name another one beside it.');
  });

  test('are summed up without secrets', () => {
    const summary = JSON.stringify(
      summarizeConfig(
        readConfig({
          VINROD_DEMO: '1',
          DATABASE_URL: 'postgres://u:hunter2@db.example/vinrod',
          DATABASE_MIGRATION_URL: 'postgres://owner:hunter2@db.example/vinrod',
          SMTP_URL: 'smtp://u:hunter2@mail.example',
          TOKEN_SECRET: `hunter2${'x'.repeat(32)}`,
          TOKEN_SECRET_OLD: `hunter2${'y'.repeat(32)}`,
        }),
      ),
    );
    expect(summary).not.toContain('hunter2');
    expect(summary).toContain('db.example');
  });
});

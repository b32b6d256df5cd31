/** A setting of a process, as the guide for operators lists it. */
export interface Setting {
  readonly meaning: string;
  /** Value when it is left out, in words when it depends on something; empty when there is none. */
  readonly fallback: string;
}

/** Every setting, in the order of the guide: one that is not here cannot be read. */
export const settings = {
  PORT: { meaning: 'port on which the process listens, 1 to 65535', fallback: '3000' },
  HOST: { meaning: 'address on which it listens', fallback: '127.0.0.1' },
  PUBLIC_URL: {
    meaning: 'address of the portal as people see it; links in mails start with it',
    fallback: 'required',
  },
  DATABASE_URL: {
    meaning: 'a PostgreSQL server (15 or later); without it the embedded database is used',
    fallback: '',
  },
  DATABASE_MIGRATION_URL: {
    meaning: 'the role that owns the tables, for commands only (see Two roles)',
    fallback: '',
  },
  DATABASE_READ_URL: {
    meaning:
      'connection strings of replicas of `DATABASE_URL`, with a comma or a space between two: reports and exports are read from them as long as they answer and keep up',
    fallback: 'everything is read from `DATABASE_URL`',
  },
  DATABASE_POOL_SIZE: {
    meaning: 'connections of this process to the PostgreSQL server, and to each replica, 2 to 200',
    fallback: '10',
  },
  DATABASE_TIMEOUT: {
    meaning: 'milliseconds that a request waits for the database before it gets 503, 1 to 60000',
    fallback: '4500; 20000 with the embedded database',
  },
  DATA_DIR: { meaning: 'folder of the embedded database', fallback: '.data of the repository' },
  PORTAL_DIR: { meaning: 'folder of the built portal', fallback: 'apps/portal/dist of the repository' },
  SOURCE_MAPS: {
    meaning: '`1`: source maps of the built portal are shown to anybody',
    fallback: '`1` in demo mode',
  },
  TOKEN_SECRET: {
    meaning: 'secret behind sign-in tokens and codes, 32 characters at least: `openssl rand -base64 48`',
    fallback: 'required',
  },
  TOKEN_SECRET_OLD: {
    meaning:
      'the secret before, accepted but never used for anything new while `TOKEN_SECRET` is rotated (see Rotating the secret)',
    fallback: '',
  },
  SMTP_URL: { meaning: 'the mail server', fallback: 'required' },
  MAIL_FROM: { meaning: 'the sender of mails', fallback: 'required' },
  MISSING_VALUES_MAIL: {
    meaning:
      'Swedish hour (0 to 23) from which account managers get the mail about missing values; `off` sends none',
    fallback: '7',
  },
  ESTIMATE_AFTER_DAYS: {
    meaning:
      'days (1 to 60) that a meter value is waited for before an estimate stands in its place, marked as estimated, until it comes; `off` estimates none',
    fallback: '`off`',
  },
  INTAKE_FOLDER: {
    meaning: 'a folder whose `inbox/` is watched for files to read in ([market-files.md](market-files.md))',
    fallback: 'none is watched',
  },
  INTAKE_INTERVAL: {
    meaning:
      'seconds between two looks into it, 1 to 3600: a file that is the same in both has arrived whole',
    fallback: '10',
  },
  INTAKE_SENDER: { meaning: 'who its files are from, in the portal', fallback: 'Inläsningsmappen' },
  TRUSTED_PROXIES: {
    meaning:
      'addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is believed, separated by comma',
    fallback: 'none',
  },
  ALLOWED_ORIGINS: {
    meaning:
      'origins of portals that are served from elsewhere and may call the API, separated by comma ([own-back-end.md](own-back-end.md))',
    fallback: 'none',
  },
  MAX_CONNECTIONS: {
    meaning: 'connections at a time, 10 to 100000; more are closed at once',
    fallback: '2000',
  },
  DRAIN_SECONDS: {
    meaning:
      'seconds from `SIGTERM` until the port closes, 0 to 300: a balancer must ask for the health at least once meanwhile',
    fallback: '5; 0 in demo mode',
  },
  METRICS_TOKEN: {
    meaning: 'bearer token for `/metrics`, made like `TOKEN_SECRET`; without it `/metrics` answers 404',
    fallback: '',
  },
  API_REFERENCE: {
    meaning: '`1`: `/api/docs`, `/api/openapi.json` and the version in the health check are shown to anybody',
    fallback: '`1` in demo mode',
  },
  AUDIT_ADDRESS_DAYS: {
    meaning: 'days that the network addresses of the audit log are kept, 1 to 3650',
    fallback: '90',
  },
  SESSION_DAYS: {
    meaning: 'days that sessions are kept after their end, for investigations, 1 to 3650',
    fallback: '30',
  },
  SHADOW_SESSION_DAYS: {
    meaning: 'days that ended shadow sessions are kept beside the audit log, 1 to 3650',
    fallback: '730',
  },
  MAIL_LOG_DAYS: {
    meaning: 'days that it is kept who got which morning mail, 7 to 3650',
    fallback: '90',
  },
  BRAND_FOLDER: {
    meaning:
      'the folder that `pnpm brand build` has made of a brand file ([brand.md](brand.md)); settings below win over it',
    fallback: '`brand` of an assembled folder',
  },
  SUPPLIER_NAME: { meaning: 'the supplier on screen and in mails', fallback: 'Vinröd Energi' },
  SUPPLIER_PHONE: { meaning: 'telephone of customer service', fallback: '' },
  SUPPLIER_EMAIL: { meaning: 'e-mail of customer service', fallback: '' },
  SUPPLIER_LEGAL_NAME: { meaning: 'the company behind it, in documents', fallback: '`SUPPLIER_NAME`' },
  SUPPLIER_ORGANIZATION_NUMBER: { meaning: 'its organisation number, `556677-8899`', fallback: '' },
  SUPPLIER_ADDRESS: { meaning: 'its street, postcode and town on one line', fallback: '' },
  SUPPLIER_BANKGIRO: { meaning: 'its bankgiro, `5050-1055`', fallback: '' },
  SUPPLIER_COLOR: {
    meaning: 'brand colour of documents, and of mails without a brand, `#rrggbb`, 4.5:1 against white',
    fallback: '#781a32',
  },
  SUPPLIER_LOGO: { meaning: 'a PNG or JPEG file for documents', fallback: 'the mark of the portal' },
  OIDC_STAFF_ISSUER: {
    meaning:
      'issuer of the directory (OpenID Connect) that staff sign in through ([sign-in.md](sign-in.md)); without it nobody does',
    fallback: '',
  },
  OIDC_STAFF_NAME: {
    meaning: 'the directory on the sign-in page: “Logga in med …”',
    fallback: 'required with `OIDC_STAFF_ISSUER`',
  },
  OIDC_STAFF_CLIENT_ID: {
    meaning: 'the portal in the directory',
    fallback: 'required with `OIDC_STAFF_ISSUER`',
  },
  OIDC_STAFF_CLIENT_SECRET: {
    meaning: 'its secret there',
    fallback: 'required with `OIDC_STAFF_ISSUER`',
  },
  OIDC_STAFF_SCOPES: {
    meaning: 'what is asked for, separated by spaces',
    fallback: '`openid profile email`',
  },
  OIDC_STAFF_GROUPS_CLAIM: { meaning: 'claim that lists the groups of a person', fallback: '`groups`' },
  OIDC_STAFF_ROLES: {
    meaning: 'staff roles of each group, as JSON: `{"group": ["customer_service"]}`',
    fallback: 'required with `OIDC_STAFF_ISSUER`',
  },
  OIDC_CUSTOMERS_ISSUER: {
    meaning:
      'issuer of the broker (OpenID Connect, BankID for example) that customers’ users sign in through ([sign-in.md](sign-in.md)); without it nobody does',
    fallback: '',
  },
  OIDC_CUSTOMERS_NAME: {
    meaning: 'the broker on the sign-in page: “Logga in med …”',
    fallback: 'required with `OIDC_CUSTOMERS_ISSUER`',
  },
  OIDC_CUSTOMERS_CLIENT_ID: {
    meaning: 'the portal at the broker',
    fallback: 'required with `OIDC_CUSTOMERS_ISSUER`',
  },
  OIDC_CUSTOMERS_CLIENT_SECRET: {
    meaning: 'its secret there',
    fallback: 'required with `OIDC_CUSTOMERS_ISSUER`',
  },
  OIDC_CUSTOMERS_SCOPES: {
    meaning: 'what is asked for, separated by spaces',
    fallback: '`openid profile email`',
  },
  OIDC_CUSTOMERS_ACR: {
    meaning: 'how the broker shall make sure who it is (`acr_values`), in its own words',
    fallback: '',
  },
  OIDC_CUSTOMERS_PERSON_CLAIM: {
    meaning: 'claim that says who the person is; only its keyed hash is stored',
    fallback: '`sub`',
  },
  OIDC_CUSTOMERS_ORGANIZATION_CLAIM: {
    meaning:
      'claim with the organisation number that the person acts for, which must be one of theirs in the portal',
    fallback: 'none: it does not count',
  },
  OIDC_SESSION_HOURS: {
    meaning: 'hours (1 to 168) until somebody who signed in through a provider has to do so again',
    fallback: '12',
  },
  PASSKEYS: { meaning: '`1`: people can sign in with passkeys ([sign-in.md](sign-in.md))', fallback: '0' },
  TAG_MANAGER_ID: {
    meaning: 'tag manager for page views, loaded after consent only',
    fallback: 'none',
  },
  LOG_LEVEL: {
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    fallback: '`info`; `warn` in demo mode',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'an OpenTelemetry collector that traces and metrics are sent to (see Traces)',
    fallback: 'nothing is sent',
  },
  OTEL_SERVICE_NAME: { meaning: 'name of the service in them', fallback: '`vinrod-portal`' },
  OTEL_TRACES_EXPORTER: { meaning: '`otlp`, or `none`: no traces', fallback: '`otlp`' },
  OTEL_METRICS_EXPORTER: { meaning: '`otlp`, or `none`: no metrics', fallback: '`otlp`' },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    meaning: 'how they are sent; `http/json` is the only one',
    fallback: '`http/json`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    meaning: 'part of new traces that is sent, 0 to 1; a trace that the caller began follows the caller',
    fallback: '1',
  },
  OTEL_METRIC_EXPORT_INTERVAL: {
    meaning: 'milliseconds between two reports of the metrics, 1000 to 3600000',
    fallback: '60000',
  },
  OTEL_SDK_DISABLED: { meaning: '`true`: nothing is sent', fallback: '`false`' },
  VALIDATE_RESPONSES: {
    meaning: '`1`: answers too are checked against the contract, for development',
    fallback: '0',
  },
  VINROD_DEMO: {
    meaning: '`1`: demo data, demo accounts, `/dev/mail`. Never for real customers',
    fallback: '0',
  },
  VINROD_NOW: { meaning: 'instant at which the clock of the demo starts', fallback: 'now' },
} as const satisfies Readonly<Record<string, Setting>>;

/** Name of a setting. */
export type SettingName = keyof typeof settings;

import { ConfigError } from './config-error.ts';
import { readText, readUrl, type Environment } from './read-setting.ts';
import type { SettingName } from './settings.ts';

/** An OpenID provider that people sign in through, as registered there. */
export interface SignInProvider {
  /** Whom it signs in; part of the redirect URI, so that no answer of one provider is taken for another's. */
  readonly key: 'staff' | 'customers';
  /** What the button of the sign-in page calls it. */
  readonly name: string;
  /** Issuer identifier: exactly what the provider's tokens carry as `iss`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Separated by spaces, with `openid`. */
  readonly scopes: string;
  /** How the provider shall make sure who it is (`acr_values`), in its own words; null leaves that to it. */
  readonly assurance: string | null;
}

/** The directory of the supplier's staff. */
export interface StaffDirectory extends SignInProvider {
  /** Claim that lists the person's groups. */
  readonly groupsClaim: string;
  /** Keys of the staff roles that each group gives. */
  readonly rolesOfGroups: ReadonlyMap<string, readonly string[]>;
}

/** The broker through which customers' users sign in, with BankID for example. */
export interface CustomerBroker extends SignInProvider {
  /** Claim that says who the person is, and stays the same: a pseudonym or a personal identity number. */
  readonly personClaim: string;
  /** Claim with the organisation number that the person acts for; null when it does not count. */
  readonly organizationClaim: string | null;
}

/** Names of this computer, which may be reached without encryption. */
const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function readIssuer(environment: Environment, name: SettingName): string | null {
  const issuer = readUrl(environment, name, ['https:', 'http:']);
  if (issuer === null) return null;
  const { protocol, hostname, search, hash } = new URL(issuer);
  if (protocol !== 'https:' && !ownHosts.has(hostname))
    throw new ConfigError(
      `${name} must start with https://: people are signed in on the word of that address.`,
    );
  if (search !== '' || hash !== '') throw new ConfigError(`${name} must be an address without ? and #.`);
  return issuer;
}

function required(environment: Environment, name: SettingName, beside: SettingName): string {
  const text = readText(environment, name);
  if (text === null) throw new ConfigError(`${name} is missing: it belongs to ${beside}.`);
  return text;
}

function readScopes(environment: Environment, name: SettingName): string {
  const scopes = readText(environment, name) ?? 'openid profile email';
  if (!scopes.split(/\s+/).includes('openid'))
    throw new ConfigError(`${name} must contain openid, not only "${scopes}".`);
  return scopes;
}

function readRolesOfGroups(text: string): ReadonlyMap<string, readonly string[]> {
  const form = 'OIDC_STAFF_ROLES must be JSON such as {"group": ["customer_service"]}';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ConfigError(`${form}; this is no JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ConfigError(`${form}.`);
  const entries = Object.entries(value).map(([group, roles]): [string, readonly string[]] => {
    const names: unknown[] = Array.isArray(roles) ? roles : [];
    if (names.length === 0 || !names.every((name) => typeof name === 'string' && name !== ''))
      throw new ConfigError(`${form}: "${group}" needs a list of roles.`);
    return [group, names.map(String)];
  });
  if (entries.length === 0) throw new ConfigError(`${form}: without a group nobody could sign in.`);
  return new Map(entries);
}

/**
 * Reads how staff sign in through a directory; null when they do not.
 *
 * @throws ConfigError naming the first setting that is missing or invalid.
 */
export function readStaffDirectory(environment: Environment): StaffDirectory | null {
  const issuer = readIssuer(environment, 'OIDC_STAFF_ISSUER');
  if (issuer === null) return null;
  return {
    key: 'staff',
    name: required(environment, 'OIDC_STAFF_NAME', 'OIDC_STAFF_ISSUER'),
    issuer,
    clientId: required(environment, 'OIDC_STAFF_CLIENT_ID', 'OIDC_STAFF_ISSUER'),
    clientSecret: required(environment, 'OIDC_STAFF_CLIENT_SECRET', 'OIDC_STAFF_ISSUER'),
    scopes: readScopes(environment, 'OIDC_STAFF_SCOPES'),
    assurance: null,
    groupsClaim: readText(environment, 'OIDC_STAFF_GROUPS_CLAIM') ?? 'groups',
    rolesOfGroups: readRolesOfGroups(required(environment, 'OIDC_STAFF_ROLES', 'OIDC_STAFF_ISSUER')),
  };
}

/**
 * Reads how customers' users sign in through a broker; null when they do not.
 *
 * @throws ConfigError naming the first setting that is missing or invalid.
 */
export function readCustomerBroker(environment: Environment): CustomerBroker | null {
  const issuer = readIssuer(environment, 'OIDC_CUSTOMERS_ISSUER');
  if (issuer === null) return null;
  return {
    key: 'customers',
    name: required(environment, 'OIDC_CUSTOMERS_NAME', 'OIDC_CUSTOMERS_ISSUER'),
    issuer,
    clientId: required(environment, 'OIDC_CUSTOMERS_CLIENT_ID', 'OIDC_CUSTOMERS_ISSUER'),
    clientSecret: required(environment, 'OIDC_CUSTOMERS_CLIENT_SECRET', 'OIDC_CUSTOMERS_ISSUER'),
    scopes: readScopes(environment, 'OIDC_CUSTOMERS_SCOPES'),
    assurance: readText(environment, 'OIDC_CUSTOMERS_ACR'),
    personClaim: readText(environment, 'OIDC_CUSTOMERS_PERSON_CLAIM') ?? 'sub',
    organizationClaim: readText(environment, 'OIDC_CUSTOMERS_ORGANIZATION_CLAIM'),
  };
}

import type { PermissionKey } from '@vinrod/api-client';
import type { Language } from '@vinrod/locale/messages/language';
import type { LogoPicture } from '@vinrod/ui/logo';

import { RuntimeConfigError } from './runtime-config-error.ts';
import { readSupplierWords, type SupplierWords } from './supplier-words.ts';

/** The supplier that runs the portal, as the shell and the sign-in page show it. */
export interface Supplier {
  readonly name: string;
  /** Name used in contracts and certificates. */
  readonly legalName: string;
  /** Phone number of customer service as displayed; undefined when the supplier has none. */
  readonly phoneNumber: string | undefined;
  readonly email: string | undefined;
  /** When customer service answers, by language. */
  readonly supportHours?: Readonly<Record<Language, string>> | undefined;
  /** Address of the terms of use. */
  readonly termsUrl?: string | undefined;
  /** Address of what is said of personal data. */
  readonly privacyUrl?: string | undefined;
  /** The supplier's own mark; null shows the name alone, undefined the portal's mark. */
  readonly logo?: SupplierLogo | null | undefined;
  /** Address of the picture beside the forms before sign-in. */
  readonly signInPicture?: string | undefined;
}

/** A supplier's own mark. */
export interface SupplierLogo extends LogoPicture {
  /** Address of a square one. */
  readonly icon: string | undefined;
}

/** Configuration read from `/config.json` at run time, so that the same build runs against any back end. */
export interface RuntimeConfig {
  /** Root of the API without a trailing slash: `/api`, or the URL of another origin. */
  readonly apiRoot: string;
  readonly supplier: Supplier;
  /** Google Tag Manager container, or undefined for none. */
  readonly tagManagerId: string | undefined;
  /** Texts that differ from the portal's own, by language and key. */
  readonly words?: SupplierWords | undefined;
  /** Ways to sign in beside the password; absent when there are none. */
  readonly otherWays?: OtherWays;
  /** Permissions without effect, of parts of the portal that are left out; absent when all are there. */
  readonly leftOut?: ReadonlySet<PermissionKey>;
}

/** Ways to sign in beside the password. */
export interface OtherWays {
  readonly providers: readonly SignInProvider[];
  readonly hasPasskeys: boolean;
}

/** A provider by which people can sign in. */
export interface SignInProvider {
  readonly name: string;
  /** Where the browser goes to sign in there. */
  readonly start: string;
  /** Whether an invitation can be taken there, in place of a first password. */
  readonly takesInvitations: boolean;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function requiredText(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new RuntimeConfigError(`config.json: "${name}" must be a text that is not empty.`);
}

function optionalText(record: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = record[name];
  return value === undefined || value === null ? undefined : requiredText(record, name);
}

function readTagManagerId(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && /^GTM-[A-Z0-9]{4,12}$/.test(value)) return value;
  throw new RuntimeConfigError('config.json: "tag_manager_id" must be null or look like GTM-XXXXXX.');
}

function readHours(value: unknown): Supplier['supportHours'] {
  return isRecord(value) ? { sv: requiredText(value, 'sv'), en: requiredText(value, 'en') } : undefined;
}

/** How a brand looks beyond its style sheet. */
function readLook(brand: unknown): Pick<Supplier, 'logo' | 'signInPicture'> {
  if (!isRecord(brand)) return {};
  const { logo } = brand;
  return {
    signInPicture: optionalText(brand, 'sign_in_picture'),
    logo: isRecord(logo)
      ? {
          light: requiredText(logo, 'light'),
          dark: requiredText(logo, 'dark'),
          onBrand: requiredText(logo, 'on_brand'),
          ratio: typeof logo['ratio'] === 'number' ? logo['ratio'] : 1,
          saysName: logo['says_name'] === true,
          icon: optionalText(logo, 'icon'),
        }
      : null,
  };
}

function readProvider(value: unknown): SignInProvider {
  if (!isRecord(value)) throw new RuntimeConfigError('config.json: "sign_in" must hold objects.');
  const start = requiredText(value, 'start');
  if (!/^(?:https:\/\/|\/(?!\/))/.test(start))
    throw new RuntimeConfigError('config.json: "start" must be a path or an https address.');
  return { name: requiredText(value, 'name'), start, takesInvitations: value['takes_invitations'] === true };
}

function readOtherWays(config: Readonly<Record<string, unknown>>): { readonly otherWays?: OtherWays } {
  const { sign_in: listed = [], passkeys = false } = config;
  if (!Array.isArray(listed)) throw new RuntimeConfigError('config.json: "sign_in" must be a list.');
  if (typeof passkeys !== 'boolean')
    throw new RuntimeConfigError('config.json: "passkeys" must be true or false.');
  const providers = listed.map(readProvider);
  return providers.length > 0 || passkeys ? { otherWays: { providers, hasPasskeys: passkeys } } : {};
}

/**
 * Validates the configuration.
 *
 * @param value - Parsed content of `/config.json`.
 * @throws RuntimeConfigError naming the first invalid field.
 */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  if (!isRecord(value)) throw new RuntimeConfigError('config.json: must hold an object.');
  const apiRoot = requiredText(value, 'api_root').replace(/\/+$/, '');
  if (!/^(?:https?:\/\/|\/(?!\/))/.test(apiRoot)) {
    throw new RuntimeConfigError('config.json: "api_root" must be a path or an http address.');
  }
  const supplier = value['supplier'];
  if (!isRecord(supplier)) throw new RuntimeConfigError('config.json: "supplier" must be an object.');
  return {
    apiRoot,
    supplier: {
      name: requiredText(supplier, 'name'),
      legalName: optionalText(supplier, 'legal_name') ?? requiredText(supplier, 'name'),
      phoneNumber: optionalText(supplier, 'phone_number'),
      email: optionalText(supplier, 'email'),
      supportHours: readHours(supplier['support_hours']),
      termsUrl: optionalText(supplier, 'terms_url'),
      privacyUrl: optionalText(supplier, 'privacy_url'),
      ...readLook(value['brand']),
    },
    tagManagerId: readTagManagerId(value['tag_manager_id']),
    words: isRecord(value['brand']) ? readSupplierWords(value['brand']['words']) : undefined,
    ...readOtherWays(value),
  };
}

/** Configuration embedded in the document by the server; undefined when there is none. */
function configurationInDocument(): unknown {
  const text = document.getElementById('configuration')?.textContent;
  return text === undefined ? undefined : JSON.parse(text);
}

async function fetchConfiguration(): Promise<unknown> {
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new RuntimeConfigError(`config.json answered ${response.status}.`);
  return response.json();
}

/**
 * Reads the configuration from the document, or fetches `/config.json`, and validates it.
 *
 * @throws RuntimeConfigError when it cannot be fetched, is not JSON or is invalid.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  let value: unknown;
  try {
    value = configurationInDocument() ?? (await fetchConfiguration());
  } catch (error) {
    throw error instanceof RuntimeConfigError
      ? error
      : new RuntimeConfigError('config.json could not be fetched.', { cause: error });
  }
  const config = parseRuntimeConfig(value);
  const features = isRecord(value) ? value['features'] : undefined;
  if (features === undefined || features === null) return config;
  // Only a portal that leaves parts out loads what they are made of.
  const { readLeftOut } = await import('./left-out.ts');
  return { ...config, leftOut: readLeftOut(features) };
}

import { ConfigError } from './config-error.ts';
import type { SettingName } from './settings.ts';

/** Environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A text setting; null when absent or empty. */
export function readText(environment: Environment, name: SettingName): string | null {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/**
 * An integer within limits (both inclusive).
 *
 * @throws ConfigError when it is anything else.
 */
export function readInteger(
  environment: Environment,
  name: SettingName,
  limits: { readonly fallback: number; readonly minimum: number; readonly maximum: number },
): number {
  const text = readText(environment, name);
  if (text === null) return limits.fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < limits.minimum || value > limits.maximum)
    throw new ConfigError(
      `${name} must be a whole number from ${limits.minimum} to ${limits.maximum}, not "${text}".`,
    );
  return value;
}

/**
 * An hour of the day, or `off`: null.
 *
 * @throws ConfigError when it is anything else.
 */
export function readHourOrOff(environment: Environment, name: SettingName, fallback: number): number | null {
  const text = readText(environment, name);
  if (text === null) return fallback;
  if (text === 'off') return null;
  if (/^\d{1,2}$/.test(text) && Number(text) < 24) return Number(text);
  throw new ConfigError(`${name} must be an hour from 0 to 23, or off, not "${text}".`);
}

/**
 * A number of days, at least one, or `off`: null, which is also what a missing setting means.
 *
 * @throws ConfigError when it is anything else.
 */
export function readDaysOrOff(environment: Environment, name: SettingName, most: number): number | null {
  const text = readText(environment, name);
  if (text === null || text === 'off') return null;
  if (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text);
  throw new ConfigError(`${name} must be a number of days from 1 to ${most}, or off, not "${text}".`);
}

/**
 * A boolean written as 1/0 or true/false.
 *
 * @throws ConfigError when it is anything else.
 */
export function readFlag(environment: Environment, name: SettingName, fallback: boolean): boolean {
  const text = readText(environment, name);
  if (text === null) return fallback;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${text}".`);
}

/**
 * One of a fixed set of words.
 *
 * @throws ConfigError when it is another word.
 */
export function readChoice<Choice extends string>(
  environment: Environment,
  name: SettingName,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = readText(environment, name);
  if (text === null) return fallback;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined)
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return choice;
}

/**
 * An instant in ISO 8601 with offset; null when absent.
 *
 * @throws ConfigError when it is not such an instant.
 */
export function readInstant(environment: Environment, name: SettingName): Date | null {
  const text = readText(environment, name);
  if (text === null) return null;
  const instant = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(instant.getTime()))
    throw new ConfigError(
      `${name} must be an instant with offset such as 2026-11-20T08:00:00+01:00, not "${text}".`,
    );
  return instant;
}

function checkUrl(name: SettingName, text: string, protocols: readonly string[]): void {
  const forms = protocols.map((protocol) => `${protocol}//`).join(' or ');
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(`${name} must be an address that starts with ${forms}.`);
}

/**
 * An address with one of the given protocols; null when absent. The message does not repeat the value, which may
 * contain a password.
 *
 * @throws ConfigError when it is not such an address.
 */
export function readUrl(
  environment: Environment,
  name: SettingName,
  protocols: readonly string[],
): string | null {
  const text = readText(environment, name);
  if (text === null) return null;
  checkUrl(name, text, protocols);
  return text;
}

/**
 * URLs with one of these protocols, with commas or spaces between them; none when absent.
 *
 * @throws ConfigError when one of them is anything else.
 */
export function readUrls(
  environment: Environment,
  name: SettingName,
  protocols: readonly string[],
): readonly string[] {
  const texts = (readText(environment, name) ?? '').split(/[\s,]+/).filter((text) => text !== '');
  for (const text of texts) checkUrl(name, text, protocols);
  return texts;
}

/**
 * An e-mail address; null when absent.
 *
 * @throws ConfigError when it is not an e-mail address.
 */
export function readAddress(environment: Environment, name: SettingName): string | null {
  const text = readText(environment, name);
  if (text === null) return null;
  if (!/^[^\s@]+@[^\s@]+$/.test(text))
    throw new ConfigError(`${name} must be an e-mail address, not "${text}".`);
  return text;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { contrastRatio } from '@vinrod/locale/contrast';
import { ConfigError } from './config-error.ts';
import { readAddress, readText, type Environment } from './read-setting.ts';
import type { SettingName } from './settings.ts';

/** The supplier's identity on screen, in mails and in documents (white label). */
export interface Supplier {
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  /** Registered name of the company. */
  readonly legalName: string;
  /** Organisationsnummer, `NNNNNN-NNNN`. */
  readonly organizationNumber: string | null;
  /** Street, postcode and town on one line. */
  readonly address: string | null;
  /** `NNN-NNNN` or `NNNN-NNNN`. */
  readonly bankgiro: string | null;
  /** Brand colour of documents, `#rrggbb`; at least 4.5:1 against white (WCAG 1.4.3). */
  readonly color: string;
  /** Absolute path of a PNG or JPEG for documents; null uses the portal's own mark. */
  readonly logo: string | null;
}

/** Design token `burgundy.10`. */
const ownColor = '#781a32';
const lowestContrast = 4.5;

function readColor(environment: Environment): string {
  const color = (readText(environment, 'SUPPLIER_COLOR') ?? ownColor).toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(color))
    throw new ConfigError(`SUPPLIER_COLOR must be a colour such as ${ownColor}, not "${color}".`);
  const contrast = contrastRatio(color, '#ffffff');
  if (contrast < lowestContrast)
    throw new ConfigError(
      `SUPPLIER_COLOR ${color} has a contrast of ${contrast.toFixed(1)}:1 against white; ${lowestContrast}:1 is needed.`,
    );
  return color;
}

function readMatching(
  environment: Environment,
  name: SettingName,
  pattern: RegExp,
  example: string,
): string | null {
  const text = readText(environment, name);
  if (text !== null && !pattern.test(text))
    throw new ConfigError(`${name} must be written as ${example}, not "${text}".`);
  return text;
}

function readLogo(environment: Environment): string | null {
  const text = readText(environment, 'SUPPLIER_LOGO');
  if (text === null) return null;
  const path = resolve(text);
  if (!/\.(png|jpe?g)$/i.test(path) || !existsSync(path))
    throw new ConfigError(`SUPPLIER_LOGO must be a PNG or JPEG file that exists, not "${text}".`);
  return path;
}

/**
 * Reads the supplier's identity; demo mode has a supplier of its own.
 *
 * @throws ConfigError naming the first invalid setting.
 */
export function readSupplier(environment: Environment, demo: boolean): Supplier {
  const inDemo = (text: string): string | null => (demo ? text : null);
  const name = readText(environment, 'SUPPLIER_NAME') ?? 'Vinröd Energi';
  return {
    name,
    phoneNumber: readText(environment, 'SUPPLIER_PHONE') ?? inDemo('+46771234500'),
    email: readAddress(environment, 'SUPPLIER_EMAIL') ?? inDemo('kundservice@vinrod.example'),
    legalName: readText(environment, 'SUPPLIER_LEGAL_NAME') ?? (demo ? `${name} AB` : name),
    organizationNumber:
      readMatching(environment, 'SUPPLIER_ORGANIZATION_NUMBER', /^\d{6}-\d{4}$/, '556677-8899') ??
      inDemo('556677-8899'),
    address: readText(environment, 'SUPPLIER_ADDRESS') ?? inDemo('Älvgatan 3, 972 38 Luleå'),
    bankgiro:
      readMatching(environment, 'SUPPLIER_BANKGIRO', /^\d{3,4}-\d{4}$/, '5050-1055') ?? inDemo('5050-1055'),
    color: readColor(environment),
    logo: readLogo(environment),
  };
}

import { existsSync } from 'node:fs';
import { contrastRatio } from '@vinrod/locale/contrast';
import { join, resolve } from 'node:path';
import type { ServedBrand } from './brand.ts';
import { brandFiles } from './brand-sheet.ts';
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

function readColor(environment: Environment, usual: string): string {
  const color = (readText(environment, 'SUPPLIER_COLOR') ?? usual).toLowerCase();
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

/** The logo of a brand for documents; null draws the name alone, or the portal's own mark when there is no brand. */
function logoOf(brand: ServedBrand | null): string | null {
  return brand?.sheet.documents.hasLogo === true ? join(brand.folder, brandFiles.documentLogo) : null;
}

/** What demo mode says of a supplier that says nothing of itself. */
const demoSupplier = {
  phoneNumber: '+46771234500',
  email: 'kundservice@vinrod.example',
  organizationNumber: '556677-8899',
  address: 'Älvgatan 3, 972 38 Luleå',
  bankgiro: '5050-1055',
} as const;

const nothingOf = {
  phoneNumber: null,
  email: null,
  organizationNumber: null,
  address: null,
  bankgiro: null,
} as const;

/**
 * Reads the supplier's identity. A setting wins over the brand, which wins over what is the portal's own; demo mode has a
 * supplier, which no part of another's brand stands beside.
 *
 * @throws ConfigError naming the first invalid setting.
 */
export function readSupplier(
  environment: Environment,
  demo: boolean,
  brand: ServedBrand | null = null,
): Supplier {
  const usual = brand?.sheet ?? (demo ? demoSupplier : nothingOf);
  const name = readText(environment, 'SUPPLIER_NAME') ?? brand?.sheet.name ?? 'Vinröd Energi';
  const legalName = brand === null ? (demo ? `${name} AB` : null) : brand.sheet.legalName;
  return {
    name,
    phoneNumber: readText(environment, 'SUPPLIER_PHONE') ?? usual.phoneNumber,
    email: readAddress(environment, 'SUPPLIER_EMAIL') ?? usual.email,
    legalName: readText(environment, 'SUPPLIER_LEGAL_NAME') ?? legalName ?? name,
    organizationNumber:
      readMatching(environment, 'SUPPLIER_ORGANIZATION_NUMBER', /^\d{6}-\d{4}$/, '556677-8899') ??
      usual.organizationNumber,
    address: readText(environment, 'SUPPLIER_ADDRESS') ?? usual.address,
    bankgiro:
      readMatching(environment, 'SUPPLIER_BANKGIRO', /^\d{3,4}-\d{4}$/, '5050-1055') ?? usual.bankgiro,
    color: readColor(environment, brand?.sheet.documents.color ?? ownColor),
    logo: readLogo(environment) ?? logoOf(brand),
  };
}

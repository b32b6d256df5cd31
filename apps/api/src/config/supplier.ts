import { existsSync } from 'node:fs';
import { contrastRatio } from '@vinrod/locale/contrast';
import { join, resolve } from 'node:path';
import type { ServedBrand } from './brand.ts';
import { brandFiles } from './brand-sheet.ts';
import { ConfigError } from './config-error.ts';
import { readAddress, readText, type Environment } from './read-setting.ts';
import type { SettingName } from './settings.ts';

/** Files of fonts by their use in documents. */
export interface DocumentFonts {
  readonly display: string | null;
  readonly text: string | null;
  readonly strong: string | null;
}

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
  /** Colours of the lines of graphs in files, in their order, `#rrggbb`. */
  readonly lineColors: readonly string[];
  /** Absolute path of a PNG or JPEG for documents. */
  readonly logo: string | null;
  /** Width of the logo divided by its height, where the name stands beside it; null where it stands alone. */
  readonly logoRatio: number | null;
  /** Whether the portal's own mark stands before the name where there is no logo. */
  readonly hasPortalMark: boolean;
  /** Absolute paths of the fonts of documents; null uses the portal's. */
  readonly fonts: DocumentFonts;
}

/** Design token `burgundy.10`. */
const ownColor = '#781a32';
const lowestContrast = 4.5;

/** The ten colours of graphs on screen (tokens of @vinrod/ui: `data-1` to `data-10`, light theme). */
export const ownLineColors: readonly string[] = [
  '#852d3a',
  '#0769b3',
  '#d17801',
  '#481074',
  '#726200',
  '#ad80a4',
  '#005962',
  '#8881ec',
  '#003a00',
  '#38a066',
];

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

/** The logo of documents: that of the settings stands alone. */
function logoOf(environment: Environment, brand: ServedBrand | null): Pick<Supplier, 'logo' | 'logoRatio'> {
  const own = readLogo(environment);
  const logo = brand?.sheet.documents.logo ?? null;
  if (own !== null || brand === null || logo === null) return { logo: own, logoRatio: null };
  return {
    logo: join(brand.folder, brandFiles.documentLogo),
    logoRatio: logo.saysName ? null : logo.ratio,
  };
}

function fontsOf(brand: ServedBrand | null): DocumentFonts {
  const at = (file: string | null | undefined): string | null =>
    brand === null || file === null || file === undefined ? null : join(brand.folder, file);
  const fonts = brand?.sheet.documents.fonts;
  return { display: at(fonts?.heading), text: at(fonts?.text), strong: at(fonts?.strong) };
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
    lineColors: brand?.sheet.lineColors ?? ownLineColors,
    ...logoOf(environment, brand),
    hasPortalMark: brand === null,
    fonts: fontsOf(brand),
  };
}

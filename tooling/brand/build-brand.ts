import { contrastRatio } from '@vinrod/locale/contrast';
import type { BrandTheme } from '@vinrod/ui/create-theme';
import { lineColorNames } from '@vinrod/ui/tokens';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import {
  brandFiles,
  featureNames,
  sheetFormat,
  type BrandSheet,
} from '../../apps/api/src/config/brand-sheet.ts';
import { compressFiles } from '../../apps/portal/src/packaging/compressed-files.ts';
import { BrandError } from './brand-error.ts';
import type { BrandText } from './brand-file.ts';
import { brandTheme, fontFace } from './brand-theme.ts';
import { brandWords } from './brand-words.ts';
import { checkSvg } from './check-svg.ts';
import { fileOfBrand, type BrandSource } from './read-brand-file.ts';

/** The files of a brand folder, before they are written. */
export interface BuiltBrand {
  readonly sheet: BrandSheet;
  readonly theme: BrandTheme;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** Text needs 4.5:1 (WCAG 1.4.3), on paper and in mails too, where no theme is chosen. */
const leastForText = 4.5;

/** Height in px of a logo in a mail, and how much larger the file is, for screens of twice as many pixels. */
const mailLogo = { height: 32, scale: 2 } as const;

/** Height in px of a logo in documents, where it is 24 points: as sharp as print needs. */
const documentLogoHeight = 200;

const iconSizes = { touch: 180, small: 192, large: 512 } as const;

/** Share of a home screen's icon that the mark takes: the system cuts the corners. */
const markShare = 0.7;

function inBothLanguages(text: BrandText): { readonly sv: string; readonly en: string } {
  return typeof text === 'string' ? { sv: text, en: text } : text;
}

/** Reads the files that a brand names, each checked as what it is. */
function brandReader(source: BrandSource) {
  const named = (field: string, name: string): string => fileOfBrand(source, field, name);
  return {
    bytes: (field: string, name: string): Buffer => readFileSync(named(field, name)),
    svg(field: string, name: string) {
      const text = readFileSync(named(field, name), 'utf8');
      return { text, ...checkSvg(text, `${source.brand.names.supplier}: ${field} (${name})`) };
    },
    /** A picture of one height as PNG. */
    async png(field: string, name: string, height: number) {
      const text = readFileSync(named(field, name));
      if (extname(name) === '.svg')
        checkSvg(text.toString('utf8'), `${source.brand.names.supplier}: ${field} (${name})`);
      try {
        return await sharp(text, { density: 600 })
          .resize({ height })
          .png()
          .toBuffer({ resolveWithObject: true });
      } catch {
        throw new BrandError(`${source.brand.names.supplier}: ${field} (${name}) is not a picture.`);
      }
    },
  };
}

function legible(supplier: string, field: string, color: string): string {
  const contrast = contrastRatio(color, '#ffffff');
  if (contrast >= leastForText) return color;
  throw new BrandError(
    `${supplier}: ${field} ${color} has ${contrast.toFixed(2)}:1 against white, needs ${leastForText}:1.`,
  );
}

function inkOn(color: string): string {
  return contrastRatio('#ffffff', color) >= leastForText ? '#ffffff' : '#000000';
}

/** A square icon of the brand on its colour. */
async function homeIcon(svg: string, ground: string, size: number): Promise<Buffer> {
  const inner = Math.round(size * markShare);
  const mark = await sharp(Buffer.from(svg), { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/**
 * Checks a brand and makes the files of its folder.
 *
 * @throws BrandError in one sentence that names the field, or the pairs of colours that have too little contrast.
 */
export async function buildBrand(source: BrandSource): Promise<BuiltBrand> {
  const { brand } = source;
  const { names, logo, icons, mail = {}, documents = {}, signIn = {}, support = {}, company = {} } = brand;
  const supplier = names.supplier;
  const theme = brandTheme(brand);
  const { light, dark } = theme.colors;
  const read = brandReader(source);
  const files = new Map<string, string | Uint8Array>();

  let css = '';
  for (const font of brand.fonts?.files ?? []) {
    const place = `fonts/${basename(font.file)}`;
    files.set(place, read.bytes('fonts.files', font.file));
    css += fontFace(font, place);
  }
  files.set(brandFiles.theme, css + theme.cssText);

  const lightLogo = logo === undefined ? null : read.svg('logo.light', logo.light);
  const darkLogo = logo === undefined ? null : read.svg('logo.dark', logo.dark);
  if (lightLogo !== null && darkLogo !== null) {
    files.set(brandFiles.lightLogo, lightLogo.text);
    files.set(brandFiles.darkLogo, darkLogo.text);
    if (logo?.onBrand !== undefined)
      files.set(brandFiles.brandLogo, read.svg('logo.onBrand', logo.onBrand).text);
  }

  if (icons !== undefined) {
    const favicon = read.svg('icons.favicon', icons.favicon).text;
    files.set(brandFiles.icon, favicon);
    for (const [name, size] of [
      [brandFiles.touchIcon, iconSizes.touch],
      ['icon-192.png', iconSizes.small],
      ['icon-512.png', iconSizes.large],
    ] as const)
      files.set(
        name,
        icons.touch === undefined
          ? await homeIcon(favicon, light['brand-block'], size)
          : (await read.png('icons.touch', icons.touch, size)).data,
      );
  }

  const mailColor = mail.color ?? light.brand;
  const mailLogoName = mail.logo ?? logo?.onBrand ?? logo?.dark;
  const mailPicture =
    mailLogoName === undefined
      ? null
      : await read.png('mail.logo', mailLogoName, mailLogo.height * mailLogo.scale);
  if (mailPicture !== null) files.set(brandFiles.mailLogo, mailPicture.data);

  const documentLogoName = documents.logo ?? logo?.light;
  const documentPicture =
    documentLogoName === undefined
      ? null
      : await read.png('documents.logo', documentLogoName, documentLogoHeight);
  if (documentPicture !== null)
    files.set(
      brandFiles.documentLogo,
      // On paper the ground is white, and a picture that lets it through would be written too late for a page that is sent.
      await sharp(documentPicture.data).flatten({ background: '#ffffff' }).png().toBuffer(),
    );
  const documentFont = (name: string | undefined, field: string): string | null => {
    if (name === undefined) return null;
    const place = `documents/${basename(name)}`;
    files.set(place, read.bytes(field, name));
    return place;
  };

  let picture: string | null = null;
  if (signIn.picture !== undefined) {
    const ending = extname(signIn.picture);
    picture = `sign-in${ending}`;
    files.set(
      picture,
      ending === '.svg'
        ? read.svg('signIn.picture', signIn.picture).text
        : read.bytes('signIn.picture', signIn.picture),
    );
  }

  const saysName = logo?.saysName ?? false;
  const title = names.portal ?? supplier;
  files.set(
    brandFiles.manifest,
    `${JSON.stringify(
      {
        name: title,
        short_name: title,
        ...(names.description === undefined ? {} : { description: names.description }),
        lang: 'sv',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: light.background,
        theme_color: light['brand-block'],
        icons:
          icons === undefined
            ? []
            : [
                { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
                { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable' },
                { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
              ],
      },
      null,
      2,
    )}\n`,
  );

  const sheet: BrandSheet = {
    format: sheetFormat,
    name: supplier,
    legalName: names.legal ?? null,
    portalName: names.portal ?? null,
    description: names.description ?? null,
    barColor: { light: light['brand-block'], dark: dark['brand-block'] },
    logo: lightLogo === null ? null : { saysName, ratio: lightLogo.ratio },
    mail: {
      color: mailColor,
      ink: inkOn(mailColor),
      logo:
        mailPicture === null
          ? null
          : {
              width: Math.round(mailPicture.info.width / mailLogo.scale),
              height: mailLogo.height,
              saysName,
            },
    },
    documents: {
      color: legible(supplier, 'documents.color', documents.color ?? light['brand-text']),
      logo:
        documentPicture === null
          ? null
          : { saysName, ratio: documentPicture.info.width / documentPicture.info.height },
      fonts: {
        heading: documentFont(documents.fonts?.heading, 'documents.fonts.heading'),
        text: documentFont(documents.fonts?.text, 'documents.fonts.text'),
        strong: documentFont(documents.fonts?.strong, 'documents.fonts.strong'),
      },
    },
    lineColors: lineColorNames.map((name) => light[name]),
    signIn: { picture },
    ...(await brandWords(brand)),
    featuresOff: featureNames.filter((name) => brand.features?.[name] === false),
    termsUrl: brand.addresses?.terms ?? null,
    privacyUrl: brand.addresses?.privacy ?? null,
    phoneNumber: support.phone ?? null,
    email: support.email ?? null,
    supportHours: support.hours === undefined ? null : inBothLanguages(support.hours),
    organizationNumber: company.organizationNumber ?? null,
    address: company.address ?? null,
    bankgiro: company.bankgiro ?? null,
  };
  files.set(brandFiles.sheet, `${JSON.stringify(sheet, null, 2)}\n`);
  return { sheet, theme, files };
}

/** What a sheet says of its format, of this version or of another. */
const anyFormat = /"format": ?"brand-\d+"/;

/** Whether a folder was made by `pnpm brand build`. */
function isBrandFolder(folder: string): boolean {
  const sheet = join(folder, brandFiles.sheet);
  return existsSync(sheet) && anyFormat.test(readFileSync(sheet, 'utf8'));
}

/**
 * Writes a brand's files, and their compressed forms as the portal's build does, in place of those that the folder had.
 *
 * @throws BrandError when the folder holds anything but a brand.
 */
export async function writeBrand({ files }: BuiltBrand, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isBrandFolder(folder))
    throw new BrandError(`${folder} holds something else than a brand.`);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  await compressFiles(folder);
}

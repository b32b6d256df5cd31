import { test } from '@playwright/test';
import { readBrandFolder } from '../apps/api/src/config/brand.ts';
import type { BrandSheet, FeatureName } from '../apps/api/src/config/brand-sheet.ts';
import { formatMessage } from '../packages/locale/src/messages/format-message.ts';
import type { MessageValue } from '../packages/locale/src/messages/message-values.ts';
import { portalMessages } from '../tooling/brand/known-texts.ts';

const folder = process.env['BRAND_FOLDER'];

/** The brand that the journeys run in, which every portal of theirs serves; null is the portal's own. */
export const journeyBrand: BrandSheet | null = folder === undefined ? null : readBrandFolder(folder).sheet;

const messages = await portalMessages();

/**
 * The Swedish text that the portal shows for a key: the brand's, or the portal's own. Journeys read those texts here that
 * a brand of `brands/` says otherwise.
 *
 * @throws Error when the portal has no such text.
 */
export function said(key: string, values?: Readonly<Record<string, MessageValue>>): string {
  const message = journeyBrand?.words.sv[key] ?? messages.get(key);
  if (message === undefined) throw new Error(`The portal has no text "${key}".`);
  return formatMessage(message, 'sv-SE', values);
}

/** The supplier's name. */
export const supplierName = journeyBrand?.name ?? 'Vinröd Energi';

/** Whether the portal has a part. */
export function hasPart(part: FeatureName): boolean {
  return journeyBrand?.featuresOff.includes(part) !== true;
}

/** The part of the portal that a page is; without it, the page says that it may not be seen. */
const partOfPage: Readonly<Record<string, FeatureName>> = {
  '/contact-:product': 'contact',
  '/invoices': 'invoices',
  '/certificate': 'certificates',
  '/environment/residual-mix': 'residualMix',
};

/** Whether the brand leaves a page out, by its route pattern. */
export function isLeftOut(route: string): boolean {
  const part = partOfPage[route];
  return part !== undefined && !hasPart(part);
}

/**
 * Declares what the journeys of a file, or one journey, cannot do without: they are skipped in a brand that leaves it
 * out, and the run says so.
 */
export function needs(...parts: readonly FeatureName[]): void {
  const missing = parts.filter((part) => !hasPart(part));
  test.skip(missing.length > 0, `The brand leaves out ${missing.join(' and ')}.`);
}

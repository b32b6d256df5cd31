import { phoneLink } from '../../format/phone.ts';

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const IMAGE_SCHEMES = new Set(['http:', 'https:']);

/** Stands for the portal's own origin, so that a path can be read as a browser reads it. */
const OWN_ORIGIN = 'https://portal.invalid';

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** A path of the portal's own origin, as a browser reads it; `null` when it leads elsewhere ("//evil.example"). */
function ownPath(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const url = parse(address, OWN_ORIGIN);
  // "/.//evil.example" has our origin until its path is written out.
  if (url === null || url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function safeAddress(text: string | null | undefined, schemes: ReadonlySet<string>): string | null {
  const address = (text ?? '').trim();
  const path = ownPath(address);
  if (path !== null) return path;
  const url = parse(address);
  // "https://ei.se@evil.example" leads to evil.example.
  if (url === null || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  const hasTarget = url.protocol.startsWith('http') ? url.hostname !== '' : url.pathname !== '';
  return hasTarget ? url.href : null;
}

/**
 * The target of a link as a browser reads it: http, https, mailto, tel, or a path of the portal itself. `null` for
 * everything that can run or that hides where it leads.
 */
export function safeHref(text: string | null | undefined): string | null {
  return safeAddress(text, LINK_SCHEMES);
}

/** The address of an image as a browser reads it: http, https, or a path of the portal itself; `null` for any other. */
export function safeImageSource(text: string | null | undefined): string | null {
  return safeAddress(text, IMAGE_SCHEMES);
}

const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#].*)?$/u;
const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const PHONE = /^\+?[\d\s()-]{6,}$/;

/**
 * The target a person means by what they typed: "ei.se" is a web page, "info@ei.se" a mail address, "070-123 45 67" a
 * phone number. `null` when it is none that {@link safeHref} lets through.
 */
export function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (MAIL.test(text)) return safeHref(`mailto:${text}`);
  if (PHONE.test(text)) return safeHref(phoneLink(text));
  if (HOST.test(text)) return safeHref(`https://${text}`);
  return safeHref(text);
}

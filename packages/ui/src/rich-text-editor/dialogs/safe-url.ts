import { phoneLink } from '@vinrod/locale/phone';

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const imageSchemes = new Set(['http:', 'https:']);

/** Stands in for the portal's own origin, so that a path can be parsed as in a browser. */
const ownOrigin = 'https://portal.invalid';

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** A path of the portal's own origin, parsed as in a browser; `null` when it leads elsewhere ("//evil.example"). */
function ownPath(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const url = parse(address, ownOrigin);
  // "/.//evil.example" has our origin until its path is serialised.
  if (url === null || url.origin !== ownOrigin || url.pathname.startsWith('//')) return null;
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
 * The target of a link, parsed as in a browser: http, https, mailto, tel, or a path of the portal itself. `null` for
 * anything that can run scripts or hides its target.
 */
export function safeHref(text: string | null | undefined): string | null {
  return safeAddress(text, linkSchemes);
}

/** The address of an image as a browser reads it: http, https, or a path of the portal itself; `null` for any other. */
export function safeImageSource(text: string | null | undefined): string | null {
  return safeAddress(text, imageSchemes);
}

const host = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#].*)?$/u;
const mail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const phone = /^\+?[\d\s()-]{6,}$/;

/**
 * The target that typed text stands for: "ei.se" is a web page, "info@ei.se" a mail address, "070-123 45 67" a phone
 * number. `null` when {@link safeHref} accepts none.
 */
export function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (mail.test(text)) return safeHref(`mailto:${text}`);
  if (phone.test(text)) return safeHref(phoneLink(text));
  if (host.test(text)) return safeHref(`https://${text}`);
  return safeHref(text);
}

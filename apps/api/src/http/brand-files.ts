import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brandFiles, mailLogoPath } from '../config/brand-sheet.ts';
import type { ServedBrand } from '../config/brand.ts';
import { notFound } from '../server/api-error.ts';
import { acceptedEncoding, compressed, type Encoding } from './compression.ts';
import { contentTypeOf, isCompressed } from './content-types.ts';

/** Where the files of a brand are: their addresses change with their content. */
const root = '/brand/';

/** Files that others look for by a name of their own, outside any document. */
const wellKnown: ReadonlyMap<string, string> = new Map([
  ['/icon.svg', brandFiles.icon],
  ['/icon-192.png', 'icon-192.png'],
  ['/icon-512.png', 'icon-512.png'],
  ['/apple-touch-icon.png', brandFiles.touchIcon],
  [mailLogoPath, brandFiles.mailLogo],
  ['/manifest.webmanifest', brandFiles.manifest],
]);

/** Address of a file of the brand, which a browser may keep for ever. */
export function brandAddress({ version }: ServedBrand, file: string): string {
  return `${root}${version}/${file}`;
}

/** Answers a GET for a file of the brand; null when the path is not the brand's. */
export type ServeBrand = (path: string, headers: Headers) => Promise<Response | null>;

interface Prepared {
  readonly etag: string;
  readonly encoded: Map<Encoding, Uint8Array | null>;
}

/**
 * Serves the files of a brand. A file that the brand lacks is not there, even when the portal has one of its own with
 * that name.
 */
export function serveBrand(brand: ServedBrand | null): ServeBrand {
  if (brand === null) return () => Promise.resolve(null);
  const lasting = brandAddress(brand, '');
  const prepared = new Map<string, Prepared>();
  return async (path, headers) => {
    const isLasting = path.startsWith(lasting);
    const name = isLasting ? decodeURIComponent(path.slice(lasting.length)) : wellKnown.get(path);
    if (name === undefined && !path.startsWith(root)) return null;
    const bytes = name === undefined || name === brandFiles.sheet ? undefined : brand.files.get(name);
    if (name === undefined || bytes === undefined) throw notFound();
    const known = prepared.get(name) ?? {
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      encoded: new Map<Encoding, Uint8Array | null>(),
    };
    prepared.set(name, known);
    const type = extname(name);
    const answer = new Headers({
      'Content-Type': contentTypeOf(type),
      'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Weak: the same file is sent in several encodings.
      ETag: `W/${known.etag}`,
      // Mails are read in other places than the portal.
      ...(path === mailLogoPath ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
      ...(isCompressed(type) ? {} : { Vary: 'Accept-Encoding' }),
    });
    if (headers.get('if-none-match')?.includes(known.etag) === true)
      return new Response(null, { status: 304, headers: answer });
    const encoding = isCompressed(type) ? null : acceptedEncoding(headers.get('accept-encoding'));
    if (encoding !== null && !known.encoded.has(encoding))
      known.encoded.set(encoding, await compressed(bytes, encoding));
    const smaller = encoding === null ? null : (known.encoded.get(encoding) ?? null);
    if (encoding !== null && smaller !== null) answer.set('Content-Encoding', encoding);
    const body = new Uint8Array(smaller ?? bytes);
    answer.set('Content-Length', String(body.length));
    return new Response(body, { headers: answer });
  };
}

import { brandFiles, mailLogoPath } from '../config/brand-sheet.ts';
import type { ServedBrand } from '../config/brand.ts';
import { notFound } from '../server/api-error.ts';
import type { Encoding } from './compression.ts';
import {
  answerWithFile,
  compressedName,
  isCompressedForm,
  storedFile,
  type StoredFile,
} from './stored-file.ts';

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

/**
 * Serves the files of a brand. A file that the brand lacks is not there, even when the portal has one of its own with
 * that name.
 */
export function serveBrand(brand: ServedBrand | null): ServeBrand {
  if (brand === null) return () => Promise.resolve(null);
  const lasting = brandAddress(brand, '');
  const stored = new Map<string, StoredFile>();
  return async (path, headers) => {
    const isLasting = path.startsWith(lasting);
    const name = isLasting ? decodeURIComponent(path.slice(lasting.length)) : wellKnown.get(path);
    if (name === undefined && !path.startsWith(root)) return null;
    const isSent = name !== undefined && name !== brandFiles.sheet && !isCompressedForm(name);
    const bytes = isSent ? brand.files.get(name) : undefined;
    if (name === undefined || bytes === undefined) throw notFound();
    const madeBefore = (encoding: Encoding): Promise<Uint8Array | null> =>
      Promise.resolve(brand.files.get(compressedName(name, encoding)) ?? null);
    const file = stored.get(name) ?? storedFile(bytes, madeBefore);
    stored.set(name, file);
    const answer = await answerWithFile(file, {
      name,
      isLasting,
      acceptEncoding: headers.get('accept-encoding'),
      ifNoneMatch: headers.get('if-none-match'),
    });
    // Mails are read in other places than the portal.
    if (path === mailLogoPath) answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  };
}

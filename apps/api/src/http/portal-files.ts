import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Config } from '../config/config.ts';
import { acceptedEncoding, compressed, compressWhole, type Encoding } from './compression.ts';
import { contentTypeOf, isCompressed } from './content-types.ts';
import { filesOfPage, portalDocument, readPageFiles } from './portal-document.ts';
import { portalContentPolicy } from './security-headers.ts';

const notBuilt = `<!doctype html><html lang="sv"><title>Portalen saknas</title>
<p>Portalen är inte byggd. Bygg den med <code>pnpm build</code> och läs in sidan igen.</p></html>`;

/** Bytes as they are sent, and what they are known by. */
interface Sent {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

interface CachedFile {
  readonly changed: number;
  readonly plain: Sent;
  /** Null for an encoding that is no smaller. */
  readonly encoded: Map<Encoding, Sent | null>;
}

/** Endings of files that the build has compressed, better than a request could wait for. */
const compressedEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Files that are not sent by their own name. */
const hidden: ReadonlySet<string> = new Set(Object.values(compressedEndings));

/**
 * Responds to a GET outside the API from the built portal; null when there is no such file.
 *
 * @param ifNoneMatch - Tags of what the client has already.
 * @param query - Query of the address: it tells what a page shows first.
 */
export type ServePortal = (
  path: string,
  acceptEncoding: string | null,
  ifNoneMatch?: string | null,
  query?: URLSearchParams,
) => Promise<Response | null>;

function tagged(bytes: Uint8Array): Sent {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/** Whether a client has what a tag stands for (RFC 9110, section 13.1.2). */
function hasAlready(ifNoneMatch: string | null, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function textOf({ plain }: CachedFile): string {
  return Buffer.from(plain.bytes).toString('utf8');
}

/** The file name of a path; null when it points outside the folder. */
function fileName(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    const relative = normalize(decoded);
    return decoded.includes('\0') || decoded.includes('\\') || relative !== decoded ? null : relative;
  } catch {
    return null;
  }
}

/**
 * Serves the built portal. A path without a file extension is a page, which the portal routes itself; a missing file
 * stays a 404, so that an outdated page notices a new version.
 */
export function portalFiles(config: Config): ServePortal {
  const cache = new Map<string, CachedFile>();

  async function load(name: string): Promise<CachedFile | null> {
    const file = join(config.portalDir, name);
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const known = cache.get(name);
    if (known?.changed === found.mtimeMs) return known;
    const fresh = {
      changed: found.mtimeMs,
      plain: tagged(new Uint8Array(await readFile(file))),
      encoded: new Map<Encoding, Sent | null>(),
    };
    cache.set(name, fresh);
    return fresh;
  }

  /** What the build compressed, unless the file has changed since; one with a hash in its name never does. */
  async function builtBefore(name: string, encoding: Encoding, changed: number): Promise<Uint8Array | null> {
    const file = join(config.portalDir, name + compressedEndings[encoding]);
    const found = await stat(file).catch(() => null);
    const isOfThisFile = name.startsWith('/assets/') || (found?.mtimeMs ?? 0) >= changed;
    return found?.isFile() === true && isOfThisFile ? new Uint8Array(await readFile(file)) : null;
  }

  async function inEncoding(name: string, file: CachedFile, encoding: Encoding): Promise<Sent | null> {
    const known = file.encoded.get(encoding);
    if (known !== undefined) return known;
    const bytes =
      (await builtBefore(name, encoding, file.changed)) ?? (await compressed(file.plain.bytes, encoding));
    const sent = bytes === null ? null : tagged(bytes);
    file.encoded.set(encoding, sent);
    return sent;
  }

  async function asset(
    name: string,
    acceptEncoding: string | null,
    ifNoneMatch: string | null,
  ): Promise<Response | null> {
    const type = extname(name);
    if (hidden.has(type) || (type === '.map' && !config.sourceMaps)) return null;
    const file = await load(name);
    if (file === null) return null;
    const encoding = isCompressed(type) ? null : acceptedEncoding(acceptEncoding);
    const smaller = encoding === null ? null : await inEncoding(name, file, encoding);
    const { bytes, tag } = smaller ?? file.plain;
    const headers = new Headers({
      ETag: tag,
      // Names in /assets/ contain a hash of the content, so they never change.
      'Cache-Control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (!isCompressed(type)) headers.set('Vary', 'Accept-Encoding');
    if (hasAlready(ifNoneMatch, tag)) return new Response(null, { status: 304, headers });
    headers.set('Content-Type', contentTypeOf(type));
    headers.set('Content-Length', String(bytes.length));
    if (smaller !== null && encoding !== null) headers.set('Content-Encoding', encoding);
    return new Response(new Uint8Array(bytes), { headers });
  }

  async function filesAt(path: string, query: URLSearchParams): Promise<readonly string[]> {
    const file = await load('/page-files.json');
    return file === null ? [] : filesOfPage(readPageFiles(textOf(file)), path, query);
  }

  async function page(
    path: string,
    query: URLSearchParams,
    acceptEncoding: string | null,
  ): Promise<Response> {
    const file = await load('/index.html');
    const nonce = randomBytes(16).toString('base64');
    const html =
      file === null
        ? notBuilt
        : portalDocument(textOf(file), { config, nonce, files: await filesAt(path, query) });
    const answer = new Response(html, {
      status: file === null ? 503 : 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': portalContentPolicy(config, nonce),
      },
    });
    return compressWhole(answer, acceptEncoding);
  }

  return async (path, acceptEncoding, ifNoneMatch = null, query = new URLSearchParams()) => {
    const name = fileName(path);
    if (name === null) return null;
    const isPage = extname(name) === '' || name === '/index.html';
    return isPage ? page(path, query, acceptEncoding) : asset(name, acceptEncoding, ifNoneMatch);
  };
}

import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Config } from '../config/config.ts';
import { acceptedEncoding, compressed, type Encoding } from './compression.ts';
import { contentTypeOf, isCompressed } from './content-types.ts';
import { filesOfPage, portalDocument, readPageFiles } from './portal-document.ts';
import { portalContentPolicy } from './security-headers.ts';

const notBuilt = `<!doctype html><html lang="sv"><title>Portalen saknas</title>
<p>Portalen är inte byggd. Bygg den med <code>pnpm build</code> och läs in sidan igen.</p></html>`;

interface CachedFile {
  readonly changed: number;
  readonly bytes: Uint8Array;
  readonly encoded: Map<Encoding, Uint8Array | null>;
}

/** Responds to a GET outside the API from the built portal; null when there is no such file. */
export type ServePortal = (path: string, acceptEncoding: string | null) => Promise<Response | null>;

function textOf({ bytes }: CachedFile): string {
  return Buffer.from(bytes).toString('utf8');
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
      bytes: new Uint8Array(await readFile(file)),
      encoded: new Map<Encoding, Uint8Array | null>(),
    };
    cache.set(name, fresh);
    return fresh;
  }

  async function asset(name: string, acceptEncoding: string | null): Promise<Response | null> {
    const file = await load(name);
    if (file === null) return null;
    const type = extname(name);
    const headers = new Headers({
      'Content-Type': contentTypeOf(type),
      // Names in /assets/ contain a hash of the content, so they never change.
      'Cache-Control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    const encoding = isCompressed(type) ? null : acceptedEncoding(acceptEncoding);
    if (!isCompressed(type)) headers.set('Vary', 'Accept-Encoding');
    if (encoding !== null && !file.encoded.has(encoding))
      file.encoded.set(encoding, await compressed(file.bytes, encoding));
    const smaller = encoding === null ? null : (file.encoded.get(encoding) ?? null);
    if (smaller !== null && encoding !== null) headers.set('Content-Encoding', encoding);
    const body = smaller ?? file.bytes;
    headers.set('Content-Length', String(body.length));
    return new Response(new Uint8Array(body), { headers });
  }

  async function filesAt(path: string): Promise<readonly string[]> {
    const file = await load('/page-files.json');
    return file === null ? [] : filesOfPage(readPageFiles(textOf(file)), path);
  }

  async function page(path: string): Promise<Response> {
    const file = await load('/index.html');
    const nonce = randomBytes(16).toString('base64');
    const html =
      file === null ? notBuilt : portalDocument(textOf(file), { config, nonce, files: await filesAt(path) });
    return new Response(html, {
      status: file === null ? 503 : 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': portalContentPolicy(config, nonce),
      },
    });
  }

  return async (path, acceptEncoding) => {
    const name = fileName(path);
    if (name === null) return null;
    const isPage = extname(name) === '' || name === '/index.html';
    return isPage ? page(path) : asset(name, acceptEncoding);
  };
}

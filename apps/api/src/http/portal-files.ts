import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Encoding } from './compression.ts';
import { filesOfPage, portalDocument, readPageFiles } from './portal-document.ts';
import { portalContentPolicy } from './security-headers.ts';
import { signInPages, withSignInPage } from './sign-in-page.ts';
import {
  answerWithFile,
  compressedName,
  isCompressedForm,
  storedFile,
  type StoredFile,
} from './stored-file.ts';
import { wholeAnswer } from './whole-answer.ts';

const notBuilt = `<!doctype html><html lang="sv"><title>Portalen saknas</title>
<p>Portalen är inte byggd. Bygg den med <code>pnpm build</code> och läs in sidan igen.</p></html>`;

interface CachedFile {
  readonly changed: number;
  readonly bytes: Uint8Array;
  readonly stored: StoredFile;
}

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

function textOf({ bytes }: CachedFile): string {
  return Buffer.from(bytes).toString('utf8');
}

/** Whether a file has a hash of its content in its name. */
function isLasting(name: string): boolean {
  return name.startsWith('/assets/');
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
export function portalFiles(config: Config, log?: Pick<Logger, 'error'>): ServePortal {
  const cache = new Map<string, CachedFile>();
  const signInPage = signInPages(config, log);

  /** What the build compressed, unless the file has changed since; one with a hash in its name never does. */
  async function builtBefore(name: string, encoding: Encoding, changed: number): Promise<Uint8Array | null> {
    const file = join(config.portalDir, compressedName(name, encoding));
    const found = await stat(file).catch(() => null);
    const isOfThisFile = isLasting(name) || (found?.mtimeMs ?? 0) >= changed;
    return found?.isFile() === true && isOfThisFile ? new Uint8Array(await readFile(file)) : null;
  }

  async function load(name: string): Promise<CachedFile | null> {
    const file = join(config.portalDir, name);
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const changed = found.mtimeMs;
    const known = cache.get(name);
    if (known?.changed === changed) return known;
    const bytes = new Uint8Array(await readFile(file));
    const stored = storedFile(bytes, (encoding) => builtBefore(name, encoding, changed));
    const fresh = { changed, bytes, stored };
    cache.set(name, fresh);
    return fresh;
  }

  async function asset(
    name: string,
    acceptEncoding: string | null,
    ifNoneMatch: string | null,
  ): Promise<Response | null> {
    if (isCompressedForm(name) || (extname(name) === '.map' && !config.sourceMaps)) return null;
    const file = await load(name);
    if (file === null) return null;
    return answerWithFile(file.stored, { name, isLasting: isLasting(name), acceptEncoding, ifNoneMatch });
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
    const document =
      file === null
        ? notBuilt
        : portalDocument(textOf(file), { config, nonce, files: await filesAt(path, query) });
    // Why a provider's sign-in did not work is told by the script.
    const signIn = path === '/' && !query.has('problem') ? await signInPage() : null;
    const html = signIn === null ? document : withSignInPage(document, signIn);
    const answer = new Response(html, {
      status: file === null ? 503 : 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': portalContentPolicy(config, nonce),
      },
    });
    return wholeAnswer(answer, { acceptEncoding });
  }

  return async (path, acceptEncoding, ifNoneMatch = null, query = new URLSearchParams()) => {
    const name = fileName(path);
    if (name === null) return null;
    const isPage = extname(name) === '' || name === '/index.html';
    return isPage ? page(path, query, acceptEncoding) : asset(name, acceptEncoding, ifNoneMatch);
  };
}

import { parseJson } from '../parse-json.ts';
import type { Fetch } from '../transport/exchange.ts';

/** A request of the kit. */
export interface Asked {
  readonly method: string;
  /** Path below the API root, with its values. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
}

/** A request and what came back. */
export interface Exchange {
  readonly asked: Asked;
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The body as JSON; undefined when it is not. */
  readonly json: unknown;
}

/** No answer came. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Sends a request and reads the whole answer. */
export type Ask = (asked: Asked) => Promise<Exchange>;

/** Milliseconds for one answer with its body. */
const timeout = 120_000;

/**
 * Creates the sender of a back end.
 *
 * @param baseUrl - The API root.
 */
export function createAsk(baseUrl: string, fetch: Fetch): Ask {
  const root = baseUrl.replace(/\/+$/, '');
  return async (asked) => {
    const query = new URLSearchParams(asked.query ?? {}).toString();
    const url = `${root}${asked.path}${query === '' ? '' : `?${query}`}`;
    const { body } = asked;
    const request = new Request(url, {
      method: asked.method,
      headers: {
        'Accept-Language': 'sv',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...asked.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      // The client refuses redirects, so they must be seen.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    try {
      const response = await fetch(request);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      return {
        asked,
        url,
        status: response.status,
        headers: response.headers,
        bytes,
        text,
        json: parseJson(text),
      };
    } catch (error) {
      throw new Unreachable(`${asked.method} ${url} got no answer: ${String(error)}`, { cause: error });
    }
  };
}

/** The content type of an answer without its parameters. */
export function contentTypeOf({ headers }: Pick<Exchange, 'headers'>): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Letters of a body that are told. */
const shownLength = 300;

/** An answer in words: status, content type and the start of the body. */
export function received(exchange: Exchange): string {
  const { status, text } = exchange;
  const shown = text.length > shownLength ? `${text.slice(0, shownLength)} …` : text;
  // A file's bytes are no text to read.
  const body = /[\p{Cc}\uFFFD]/u.test(shown.replaceAll(/\s/g, '')) ? `${exchange.bytes.length} bytes` : shown;
  return [status, contentTypeOf(exchange), body].filter((part) => part !== '').join(' ');
}

/** A request in words: tokens are left out, and so are passwords. */
export function requested({ asked, url }: Pick<Exchange, 'asked' | 'url'>): string {
  const names = Object.keys(asked.headers ?? {});
  const withHeaders = names.length === 0 ? '' : ` with ${names.join(', ')}`;
  return `${asked.method} ${url}${withHeaders}`;
}

import type { Language } from '@vinrod/locale/messages/language';

/** Facts about the request itself. */
export interface RequestInfo {
  /** Names the request in logs and in the answer's `X-Request-Id`. */
  readonly id: string;
  /** Network address of the client: of the peer, or what a trusted proxy says it is. */
  readonly address: string;
  readonly language: Language;
  /** Path and query as sent. */
  readonly url: URL;
  /** The request as it came, for bodies that are not JSON. */
  readonly raw: Request;
}

import type { Language } from '@vinrod/locale/messages/language';

/** Facts about the request. */
export interface RequestInfo {
  /** Request id in logs and in the answer's `X-Request-Id`. */
  readonly id: string;
  /** Network address of the client: the peer's, or the one a trusted proxy reports. */
  readonly address: string;
  readonly language: Language;
  /** Path and query as sent. */
  readonly url: URL;
  /** The raw request, for bodies that are not JSON. */
  readonly raw: Request;
}

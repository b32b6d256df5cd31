import type { Target } from './address.ts';
import type { Reader } from './readers.ts';

/** One operation with its values. */
export interface Call<T> extends Target {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Sent without any token; a 401 is not retried: signing in and refreshing. */
  readonly isPublic?: boolean;
  readonly read: Reader<T>;
}

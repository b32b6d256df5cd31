/** In the global registry, so that two copies of this package on one page recognise each other's errors. */
const brand = Symbol.for('@vinrod/api-client/error');

/** The texts of the specification, section 8, and one for cases that it leaves open. */
export const messages = {
  unknown: 'Something went wrong!',
  noResponse: 'No response received from the server',
  aborted: 'The request was aborted',
} as const;

interface Failure<K extends string> extends Error {
  readonly name: 'ApiError';
  readonly kind: K;
  /** Text for the screen. Several field messages are joined with a space. */
  readonly message: string;
}

interface Answer {
  /** HTTP status of the answer; 0 for a redirect in a browser, which does not tell it. */
  readonly status: number;
  /** Seconds to wait before the next try, from `Retry-After`; null when the response has none. */
  readonly retryAfterSeconds: number | null;
}

/** The server refused single fields. */
export interface FieldError extends Failure<'field_error'>, Answer {
  /** Messages by field, several of one field joined with a space. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}
/** The server refused the request with one message. */
export interface NonFieldError extends Failure<'non_field_error'>, Answer {}
/** The response was not a typed error, or a success with an unexpected body. */
export interface UnknownError extends Failure<'unknown'>, Answer {}
/** No response: offline, connection refused or connection lost. */
export interface NoResponseError extends Failure<'no_response'> {}
/** The caller's signal aborted the call. */
export interface AbortedError extends Failure<'aborted'> {}
/** The answer, with its body, took longer than `timeoutMs`. */
export interface TimeoutError extends Failure<'timeout'> {}

/** Every error that a call of the client rejects with. */
export type ApiError =
  | FieldError
  | NonFieldError
  | UnknownError
  | NoResponseError
  | AbortedError
  | TimeoutError;

/** Response data that is not in the body. */
export type AnswerFacts = Answer;

function failure<K extends ApiError['kind'], F extends object>(
  kind: K,
  message: string,
  fields: F,
  cause?: unknown,
): Failure<K> & F {
  const error = new Error(message, cause === undefined ? {} : { cause });
  return Object.assign(error, { name: 'ApiError' as const, kind, [brand]: true }, fields);
}

/** Makes a `field_error`; `message` is all its messages joined with a space. */
export const fieldError = (
  message: string,
  fieldErrors: Readonly<Record<string, string>>,
  facts: Answer,
): FieldError => failure('field_error', message, { fieldErrors, ...facts });

/** Makes a `non_field_error`. */
export const nonFieldError = (message: string, facts: Answer): NonFieldError =>
  failure('non_field_error', message, facts);

/** Makes an `unknown`: a response that this client cannot use. */
export const unknownError = (facts: Answer): UnknownError => failure('unknown', messages.unknown, facts);

/** Makes a `no_response` with the error of the network layer as `cause`. */
export const noResponseError = (cause: unknown): NoResponseError =>
  failure('no_response', messages.noResponse, {}, cause);

/** Makes an `aborted` with the signal's reason as `cause`. */
export const abortedError = (cause: unknown): AbortedError => failure('aborted', messages.aborted, {}, cause);

/** Makes a `timeout`. Its message is that of `no_response`: to the user both are the same. */
export const timeoutError = (): TimeoutError => failure('timeout', messages.noResponse, {});

/** Whether a caught value is an error of this client, whichever copy of the package made it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Object && brand in error;
}

const guard =
  <K extends ApiError['kind']>(kind: K) =>
  (error: unknown): error is Extract<ApiError, { kind: K }> =>
    isApiError(error) && error.kind === kind;

/** The server refused single fields; see `fieldErrors`. */
export const isFieldError = /* @__PURE__ */ guard('field_error');
/** The server refused the request with one message. */
export const isNonFieldError = /* @__PURE__ */ guard('non_field_error');
/** The server sent an unexpected response. */
export const isUnknownError = /* @__PURE__ */ guard('unknown');
/** No answer arrived. */
export const isNoResponseError = /* @__PURE__ */ guard('no_response');
/** The caller's own signal aborted the call: show nothing. */
export const isAbortedError = /* @__PURE__ */ guard('aborted');
/** The answer took too long. */
export const isTimeoutError = /* @__PURE__ */ guard('timeout');

import type { ErrorBody } from '@vinrod/api-client/contract';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import { texts } from './texts.ts';

/** A problem with one field. */
export interface FieldProblem {
  /** Name of the field or query parameter, or a dotted path into the body. */
  readonly field: string;
  readonly texts: readonly Text[];
}

/** An error answer, in the two forms of specification section 8. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Text | readonly FieldProblem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    problem: Text | readonly FieldProblem[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${'sv' in problem ? problem.en : problem.map(({ field }) => field).join(', ')}`);
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }

  /** The problems as Swedish sentences, for pages. */
  get sentence(): string {
    return 'sv' in this.problem
      ? this.problem.sv
      : this.problem.flatMap((field) => field.texts.map(({ sv }) => sv)).join(' ');
  }

  /** The body in the language of the request. */
  body(language: Language): ErrorBody {
    if ('sv' in this.problem)
      return { type: 'non_field_error', details: { message: this.problem[language] } };
    return {
      type: 'field_error',
      details: this.problem.map((item) => ({
        field: item.field,
        errors: item.texts.map((text) => text[language]),
      })),
    };
  }
}

/** 400: a value does not follow the contract or exceeds a limit that the contract names. */
export function badField(field: string, text: Text): ApiError {
  return new ApiError(400, [{ field, texts: [text] }]);
}

/** 401: not signed in, or the sign-in is refused. */
export function unauthorized(text: Text = texts.notSignedIn): ApiError {
  return new ApiError(401, text, { 'WWW-Authenticate': 'Bearer' });
}

/** 403: the caller holds none of the required permissions. */
export function forbidden(): ApiError {
  return new ApiError(403, texts.forbidden);
}

/** 404: it does not exist, or its existence is hidden from the caller. */
export function notFound(): ApiError {
  return new ApiError(404, texts.notFound);
}

/** 422: the request follows the contract but a rule refuses it as a whole. */
export function refused(text: Text): ApiError {
  return new ApiError(422, text);
}

/** 422: the request follows the contract but a rule refuses some of its fields. */
export function refusedFields(problems: readonly FieldProblem[]): ApiError {
  return new ApiError(422, problems);
}

/** 429: too many tries; `seconds` is the wait until the next one. */
export function tooMany(seconds: number): ApiError {
  return new ApiError(429, texts.tooManyTries, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });
}

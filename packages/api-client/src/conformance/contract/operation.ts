/** A parameter of a query. */
export interface QueryParameter {
  readonly name: string;
  readonly isRequired: boolean;
  /** Values that the contract lists; empty when it lists none. */
  readonly values: readonly string[];
}

/** What the contract says about one answer of an operation. */
export interface AnswerRule {
  /** Content types, without parameters. */
  readonly contentTypes: readonly string[];
  /** Schema of the JSON body; null for answers that are files. */
  readonly schema: Readonly<Record<string, unknown>> | null;
}

/** An operation of the contract, with its references followed. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Path below the API root, such as `/v1/sites/{id}/`. */
  readonly path: string;
  /** Keys of which one is needed; empty for everybody who is signed in. */
  readonly anyOf: readonly string[];
  /** Keys of which every one is needed beside. */
  readonly allOf: readonly string[];
  /** Who calls it: anybody, somebody who is signed in, or a system of the supplier. */
  readonly calledBy: 'anybody' | 'person' | 'system';
  /** Whether it may be called in shadow mode. */
  readonly isForShadow: boolean;
  readonly pathParameters: readonly string[];
  readonly query: readonly QueryParameter[];
  /** Answers by status. */
  readonly answers: ReadonlyMap<number, AnswerRule>;
}

/** Whether an operation answers a file instead of JSON. */
export function isFile({ answers }: Operation): boolean {
  return answers.get(200)?.schema === null;
}

/** Whether an operation answers one page of a list, `{count, next, previous, results}`. */
export function isPagedList({ method, query }: Operation): boolean {
  return method === 'GET' && ['limit', 'offset'].every((name) => query.some((given) => given.name === name));
}

/** Whether a caller's permissions are enough for an operation. */
export function isAllowed({ anyOf, allOf }: Operation, permissions: ReadonlySet<string>): boolean {
  const hasAny = anyOf.length === 0 || anyOf.some((key) => permissions.has(key));
  return hasAny && allOf.every((key) => permissions.has(key));
}

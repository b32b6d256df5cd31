import type { RawBuilder } from 'kysely';
import type { WorkItemKind } from '@vinrod/api-client/contract';
import type { Day } from '@vinrod/locale/day';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import type { OperationId } from '../server/operation.ts';

/** Who asks for work, and when. */
export interface WorkAsked {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly now: Date;
  /** Swedish day. */
  readonly today: Day;
}

/** What is read of the shown items only, as expressions on `item`, because counting needs none of it. */
export interface ShownColumns {
  readonly name?: RawBuilder<string>;
  readonly detail?: RawBuilder<string | null>;
  readonly day?: RawBuilder<string | null>;
  /** A JSON list of uuids. */
  readonly sites?: RawBuilder<unknown>;
}

/** Queries, each with a name, that the others of a kind read: `name as materialized (…)`. */
type NamedQuery = RawBuilder<unknown>;

/** One kind of work. */
export interface WorkKind {
  readonly kind: WorkItemKind;
  /** The operations that do it, or show what to do: callers who may call none of them have no work of the kind. */
  readonly doneBy: readonly OperationId[];
  /**
   * Every item, as a query with `id` (text), `corporate_group_id`, `company_id`, `day` (date) or `since` (instant),
   * `part_count` and `amount` (SEK).
   */
  readonly rows: (asked: WorkAsked) => RawBuilder<unknown>;
  /** What {@link rows} reads, when that is read for the shown items too. */
  readonly source?: (asked: WorkAsked) => NamedQuery;
  /** What {@link shown} reads of `first_ones`, the shown items, all at once. */
  readonly details?: (asked: WorkAsked) => NamedQuery;
  readonly shown: (asked: WorkAsked) => ShownColumns;
  /** What comes first; the earliest day or instant when left out. */
  readonly order?: RawBuilder<unknown>;
}

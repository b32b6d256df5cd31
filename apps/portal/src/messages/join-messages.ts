import type { Message, TextsOf } from '@vinrod/locale/messages/messages';

interface Defined {
  readonly sv: Readonly<Record<string, Message>>;
}

/** The texts of several catalogues as those of one. */
export type TextsOfAll<Catalogues extends readonly Defined[]> = (
  Catalogues[number] extends infer One ? (One extends Defined ? (texts: TextsOf<One>) => void : never) : never
) extends (texts: infer All) => void
  ? All
  : never;

/** The messages of several catalogues in one, in Swedish. */
export function joinMessages<const Catalogues extends readonly Defined[]>(
  catalogues: Catalogues,
): Readonly<Record<keyof TextsOfAll<Catalogues>, Message>>;
export function joinMessages(catalogues: readonly Defined[]): Readonly<Record<string, Message>> {
  return Object.assign({}, ...catalogues.map(({ sv }) => sv));
}

import type { SupplierRowAnswer, SupplierRowCounts, SupplierRowProblem } from '@vinrod/api-client/contract';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';
import type { FieldProblem } from '../../server/api-error.ts';
import type { FileNotice } from '../files/file-format.ts';
import type { UnreadRow } from './read-rows.ts';
import type { RowOutcome } from './row-kind.ts';

/** Answers to the rows of a request, in their order. */
export type Answers = AsyncGenerator<SupplierRowAnswer, void, undefined>;

function problemsIn(language: Language, problems: readonly FieldProblem[]): SupplierRowProblem[] {
  return problems.map(({ field, texts }) => ({ field, errors: texts.map((text) => text[language]) }));
}

/** The answers of a request so far, counted. */
export class Answering {
  readonly counts: SupplierRowCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  /** Line of the last row that was read of those that are being stored. */
  reached = 1;
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  /** The answer to a row that cannot be read. */
  unread({ line, problems }: UnreadRow): SupplierRowAnswer {
    return this.of(line, null, { result: 'refused', problems });
  }

  /** The answer to a row that was tried. */
  of(
    line: number,
    key: string | null,
    outcome: RowOutcome,
    notices: readonly FileNotice[] = [],
  ): SupplierRowAnswer {
    const { result } = outcome;
    this.counts[result] += 1;
    return {
      line,
      ...(key === null ? {} : { key }),
      result,
      ...(notices.length === 0 ? {} : { notices: notices.map(({ text }) => text[this.#language]) }),
      ...(result === 'refused' ? { problems: problemsIn(this.#language, outcome.problems) } : {}),
    };
  }

  /** Why no more rows were read or stored. */
  ending(line: number, text: Text): SupplierRowAnswer {
    return {
      line,
      result: 'refused',
      problems: problemsIn(this.#language, [{ field: '', texts: [text] }]),
    };
  }
}

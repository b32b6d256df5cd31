/** A problem in a file to import. */
export interface ImportProblem {
  /** Line of the (unpacked) file, counted from 1; null for the whole file. */
  readonly line: number | null;
  readonly message: string;
}

/** Problems collected before reading stops. */
export const maxProblems = 20;

/** Thrown when a file cannot be imported. Nothing of it has been stored. */
export class ImportError extends Error {
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ImportError';
    this.problems = problems;
  }
}

/** Formats a problem as `line 12: …`. */
export function formatProblem(problem: ImportProblem): string {
  return problem.line === null ? problem.message : `line ${problem.line}: ${problem.message}`;
}

/** Collects problems, so that one run reports more than the first. */
export interface ProblemList {
  /** @throws {ImportError} when {@link maxProblems} have been collected */
  add(line: number | null, message: string): void;
  /** @throws {ImportError} when any problem has been collected */
  throwIfAny(): void;
}

/** Creates an empty list. */
export function createProblemList(): ProblemList {
  const problems: ImportProblem[] = [];
  return {
    add(line, message) {
      problems.push({ line, message });
      if (problems.length === maxProblems) {
        throw new ImportError([
          ...problems,
          { line: null, message: 'Reading stopped here; more may follow.' },
        ]);
      }
    },
    throwIfAny() {
      const inOrder = problems.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0));
      if (problems.length > 0) throw new ImportError(inOrder);
    },
  };
}

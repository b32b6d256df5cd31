import { Session } from 'node:inspector';

/** Amount of work, independent of the computer and its load. */
export interface CountedWork {
  /** Executed blocks of JavaScript: each function call, loop iteration and branch. */
  readonly steps: number;
  /** Elements processed by built-in functions: entries, items, and characters matched against patterns. */
  readonly passed: number;
}

/** A built-in function whose work depends on its receiver or arguments. */
interface BuiltIn {
  readonly owner: object;
  readonly name: string;
  readonly work: (self: unknown, first: unknown) => number;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

const ofEntries = (self: unknown): number => (self instanceof URLSearchParams ? self.size : 0);
const ofSelf = (self: unknown): number => lengthOf(self);
const ofFirst = (_self: unknown, first: unknown): number => lengthOf(first);

const builtIns: readonly BuiltIn[] = [
  ...['get', 'getAll', 'has', 'delete', 'set'].map((name) => ({
    owner: URLSearchParams.prototype,
    name,
    work: ofEntries,
  })),
  ...['includes', 'indexOf', 'lastIndexOf', 'shift', 'unshift', 'concat'].map((name) => ({
    owner: Array.prototype,
    name,
    work: ofSelf,
  })),
  { owner: RegExp.prototype, name: 'exec', work: ofFirst },
  { owner: RegExp.prototype, name: 'test', work: ofFirst },
];

interface FunctionCoverage {
  readonly ranges: readonly { readonly count: number }[];
}

/** Counts executed JavaScript. Block by block only for code first run after the counter was created. */
export class WorkCounter {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Blocks executed since the last call. */
  #take(): number {
    let steps = 0;
    const add = ({ ranges }: FunctionCoverage): void => {
      for (const { count } of ranges) steps += count;
    };
    this.#session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error !== null) throw new Error(error.message);
      for (const { functions } of answer.result) functions.forEach(add);
    });
    return steps;
  }

  /** Counts the work of an action until it ends. */
  async count(work: () => void | Promise<void>): Promise<CountedWork> {
    let passed = 0;
    const originals = builtIns.map(({ owner, name, work: workOf }) => {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
      Reflect.set(owner, name, function counted(this: unknown, ...args: unknown[]): unknown {
        passed += workOf(this, args[0]);
        return Reflect.apply(original, this, args);
      });
      return { owner, name, original };
    });
    this.#take();
    try {
      await work();
      return { steps: this.#take(), passed };
    } finally {
      for (const { owner, name, original } of originals) Reflect.set(owner, name, original);
    }
  }

  /** Stops counting. */
  close(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}

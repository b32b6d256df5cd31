import type { TimeWindow } from '../core/time/levels.ts';

/** What a source is asked for. */
export interface LevelQuestion {
  /** Window to answer for, wider than what is shown so that short moves need no new answer; null is everything. */
  readonly window: TimeWindow | null;
  /** Room for the answer, px: a value per px is more than a chart can show. */
  readonly width: number;
  /** Aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** Answers with enough for a window in a width: hours for a week, months for ten years. */
export type LevelSource<Answer> = (question: LevelQuestion) => Promise<Answer>;

/** What is known of the answer to the last question. */
export interface LevelState<Answer> {
  /** The latest answer, to the question before while the next is awaited; null until the first. */
  readonly answer: Answer | null;
  readonly isLoading: boolean;
  /** Why the last question has no answer; null when it has one, or may get one. */
  readonly failure: unknown;
}

/** Asks a source as a reader zooms and pans. */
export interface LevelLoader<Answer> {
  get(): LevelState<Answer>;
  /** Wants the answer for a window in a width, from the cache if it is there. */
  show(window: TimeWindow | null, width: number): void;
  /** Asks the last question again after a failure. */
  retry(): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Gives up what is being asked. */
  stop(): void;
}

/** How a loader asks. */
export interface LevelLoaderOptions {
  /** Answers that are kept; the least recently shown is forgotten first. 24 by default. */
  readonly kept?: number;
  /** Time at rest before the source is asked, ms: a wheel turns sixty times a second. 120 by default. */
  readonly rest?: number;
}

const usual = { kept: 24, rest: 120 } as const;

/** Widths are rounded up to this, px, so that a scrollbar changes no question. */
const widthGrain = 200;

/**
 * A window widened to whole quarters of itself, rounded to a power of two: windows that are close to each other have the
 * same question.
 */
function widened({ from, to }: TimeWindow): TimeWindow {
  const grain = 2 ** Math.ceil(Math.log2(Math.max(1, (to - from) / 4)));
  return { from: Math.floor(from / grain) * grain, to: Math.ceil(to / grain) * grain };
}

interface Asked {
  readonly key: string;
  readonly window: TimeWindow | null;
  readonly width: number;
}

function asked(window: TimeWindow | null, width: number): Asked {
  const wide = window && widened(window);
  const room = Math.ceil(Math.max(1, width) / widthGrain) * widthGrain;
  return { key: wide ? `${wide.from} ${wide.to} ${room}` : `${room}`, window: wide, width: room };
}

/**
 * Makes a loader of levels. Only the newest question is answered: those before it are aborted, and an answer that comes
 * all the same is not shown.
 */
export function createLevelLoader<Answer>(
  source: LevelSource<Answer>,
  { kept = usual.kept, rest = usual.rest }: LevelLoaderOptions = {},
): LevelLoader<Answer> {
  const answers = new Map<string, Answer>();
  const listeners = new Set<() => void>();
  let state: LevelState<Answer> = { answer: null, isLoading: false, failure: null };
  let wanted: Asked | null = null;
  let asking: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: LevelState<Answer>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = (key: string, answer: Answer) => {
    // Last in the map is what was shown last.
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= kept) break;
      answers.delete(oldest);
    }
  };
  const giveUp = () => {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
  };
  const ask = async ({ key, window, width }: Asked) => {
    const controller = new AbortController();
    asking = controller;
    try {
      const answer = await source({ window, width, signal: controller.signal });
      if (asking !== controller) return;
      keep(key, answer);
      change({ answer, isLoading: false, failure: null });
    } catch (failure) {
      if (asking === controller) change({ ...state, isLoading: false, failure });
    }
  };
  const begin = (question: Asked, wait: number) => {
    giveUp();
    wanted = question;
    const known = answers.get(question.key);
    if (known !== undefined) {
      keep(question.key, known);
      change({ answer: known, isLoading: false, failure: null });
      return;
    }
    change({ ...state, isLoading: true, failure: null });
    timer = setTimeout(() => void ask(question), wait);
  };
  return {
    get: () => state,
    show(window, width) {
      const question = asked(window, width);
      if (question.key === wanted?.key) return;
      begin(question, wanted === null ? 0 : rest);
    },
    retry() {
      if (wanted && state.failure !== null) begin(wanted, 0);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop() {
      giveUp();
      wanted = null;
    },
  };
}

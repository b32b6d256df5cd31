/** What work gave, and the turns of the event loop that others had meanwhile. */
export interface Turns<Result> {
  readonly result: Result;
  readonly turns: number;
}

/** Counts the turns of the event loop that some work leaves to others. What it computes at a stretch counts as none. */
export async function countTurns<Result>(work: () => Promise<Result>): Promise<Turns<Result>> {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    if (isOver) return;
    turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  try {
    const result = await work();
    return { result, turns };
  } finally {
    isOver = true;
  }
}

/** Result of some work, and the event loop turns left to others meanwhile. */
export interface Turns<Result> {
  readonly result: Result;
  readonly turns: number;
}

/** Counts the event loop turns that some work leaves to others. Uninterrupted computation leaves none. */
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

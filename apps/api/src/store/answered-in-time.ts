/** The database did not answer in time. */
export class DatabaseLateError extends Error {
  override readonly name = 'DatabaseLateError';
}

/**
 * Waits for the database, but no longer than a client should have to.
 *
 * @throws DatabaseLateError after `milliseconds`; the query itself continues and its answer is dropped.
 */
export async function answeredInTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DatabaseLateError(`The database did not answer within ${milliseconds} ms.`)),
    milliseconds,
  );
  // When the timer wins, nobody else handles this answer.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what is asked within a turn of the event loop and asks it at once: requests that arrive together then share a way
 * to the database. Nothing is kept: each question is sent after it was asked.
 *
 * @param ask - Answers questions in their order; an answer is missing only when it throws.
 * @param most - Most questions asked at once.
 */
export function gathered<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  most: number,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];

  async function send(sent: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(sent.map(({ question }) => question));
      if (answers.length !== sent.length) throw new Error('There is not an answer to each question.');
      for (const [place, answer] of answers.entries()) sent[place]?.resolve(answer);
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += most) void send(all.slice(first, first + most));
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ question, resolve, reject });
    });
}

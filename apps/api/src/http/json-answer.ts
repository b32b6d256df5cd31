import { byteStream } from './byte-stream.ts';
import { isLongJson, jsonSlices } from './json-slices.ts';
import { yieldToEventLoop } from '../server/yield-to-event-loop.ts';

async function* inTurns(value: object): AsyncGenerator<Uint8Array, void, void> {
  for (const slice of jsonSlices(value)) {
    yield Buffer.from(slice);
    await yieldToEventLoop();
  }
}

/** What short answers hold, so that nobody has to read it back out of a stream. */
const texts = new WeakMap<Response, string>();

/** The text of a short JSON answer; undefined for any other. */
export function textOfAnswer(answer: Response): string | undefined {
  return texts.get(answer);
}

const longAnswers = new WeakSet<Response>();

/** Whether an answer is written slice by slice while it is read. */
export function isLongAnswer(answer: Response): boolean {
  return longAnswers.has(answer);
}

function shortAnswer(value: unknown, headers: Readonly<Record<string, string>>): Response {
  const text = JSON.stringify(value);
  const answer = new Response(text, { headers: { 'Content-Type': 'application/json', ...headers } });
  texts.set(answer, text);
  return answer;
}

/** Responds with JSON. A long response is written slice by slice while it is read, so that it does not block others. */
export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>>): Response {
  if (!isLongJson(value)) return shortAnswer(value, headers);
  const answer = new Response(byteStream(inTurns(value)), {
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  longAnswers.add(answer);
  return answer;
}

import { byteStream } from './byte-stream.ts';
import { isLongJson, jsonSlices } from './json-slices.ts';
import { yieldToEventLoop } from '../server/yield-to-event-loop.ts';

async function* inTurns(value: object): AsyncGenerator<Uint8Array, void, void> {
  for (const slice of jsonSlices(value)) {
    yield Buffer.from(slice);
    await yieldToEventLoop();
  }
}

/** Answers with JSON. A long answer is written slice by slice while it is read, so that nobody waits for all of it. */
export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>>): Response {
  if (!isLongJson(value)) return Response.json(value, { headers });
  return new Response(byteStream(inTurns(value)), {
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

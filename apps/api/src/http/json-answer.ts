import { byteStream } from './byte-stream.ts';
import { isLongJson, jsonSlices } from './json-slices.ts';
import { yieldToEventLoop } from '../server/yield-to-event-loop.ts';

async function* inTurns(value: object): AsyncGenerator<Uint8Array, void, void> {
  for (const slice of jsonSlices(value)) {
    yield Buffer.from(slice);
    await yieldToEventLoop();
  }
}

/** Responds with JSON. A long response is written slice by slice while it is read, so that it does not block others. */
export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>>): Response {
  if (!isLongJson(value)) return Response.json(value, { headers });
  return new Response(byteStream(inTurns(value)), {
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

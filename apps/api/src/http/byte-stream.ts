/** A body of parts, each produced when the reader is ready for it. */
export function byteStream(
  parts: Iterator<Uint8Array, void, void> | AsyncIterator<Uint8Array, void, void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

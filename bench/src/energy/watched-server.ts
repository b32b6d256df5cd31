/** Observations of a server while it works. */
export interface Watch {
  /** Longest wait for another request, milliseconds. */
  longestWait: number;
  /** Peak memory of the server's process, megabytes. */
  megabytes: number;
}

const memoryLine = /^vinrod_process_resident_memory_bytes (\S+)/m;

/** Resident memory of a server's process, megabytes; NaN when its metrics do not say. */
export async function memoryOf(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(memoryLine.exec(metrics)?.[1] ?? Number.NaN) / 1e6;
}

/** Requests the server's metrics repeatedly until `isDone`. */
export async function watchServer(origin: string, isDone: () => boolean): Promise<Watch> {
  const seen: Watch = { longestWait: 0, megabytes: 0 };
  while (!isDone()) {
    const start = performance.now();
    seen.megabytes = Math.max(seen.megabytes, await memoryOf(origin));
    seen.longestWait = Math.max(seen.longestWait, performance.now() - start);
    await new Promise((done) => setTimeout(done, 20));
  }
  return seen;
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type UploadedFile, type UploadOptions } from './upload-queue.ts';

interface Call extends UploadOptions {
  readonly file: File;
  readonly resolve: (stored: UploadedFile) => void;
  readonly reject: (error: unknown) => void;
}

const file = (name: string) => new File(['innehåll'], name, { type: 'application/pdf' });

let calls: Call[];
let stored: UploadedFile[];

function makeQueue() {
  const queue = createUploadQueue<UploadedFile>(2);
  queue.use({
    upload: (sent, options) =>
      new Promise((resolve, reject) => {
        calls.push({ ...options, file: sent, resolve, reject });
      }),
    onStored: (one) => stored.push(one),
  });
  return queue;
}

const steps = (queue: ReturnType<typeof makeQueue>) =>
  queue.snapshot().items.map(({ file: { name }, step }) => `${name} ${step.name}`);

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  calls = [];
  stored = [];
});

describe('the queue', () => {
  it('uploads two at a time, in order', async () => {
    const queue = makeQueue();
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    expect(steps(queue)).toEqual(['a.pdf uploading', 'b.pdf uploading', 'c.pdf waiting']);
    calls[0]?.resolve({ id: 'A', name: 'a.pdf', size: 8 });
    await expect.poll(() => calls).toHaveLength(3);
    expect(steps(queue)).toEqual(['b.pdf uploading', 'c.pdf uploading']);
    expect(stored).toEqual([{ id: 'A', name: 'a.pdf', size: 8 }]);
    expect(queue.snapshot().stored.get('A')).toBe(1);
  });

  it('tells how far an upload has come, within 0 and 1', () => {
    const queue = makeQueue();
    queue.add([file('a.pdf')]);
    expect(queue.snapshot().items[0]?.step).toEqual({ name: 'uploading', share: null });
    calls[0]?.onProgress(0.64);
    expect(queue.snapshot().items[0]?.step).toEqual({ name: 'uploading', share: 0.64 });
    calls[0]?.onProgress(1.2);
    expect(queue.snapshot().items[0]?.step).toEqual({ name: 'uploading', share: 1 });
  });

  it('aborts an upload that is dropped, and ignores what it says afterwards', async () => {
    const queue = makeQueue();
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    queue.drop(1);
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.onProgress(0.5);
    calls[0]?.resolve({ id: 'A', name: 'a.pdf', size: 8 });
    await expect.poll(() => calls).toHaveLength(3);
    expect(steps(queue)).toEqual(['b.pdf uploading', 'c.pdf uploading']);
    expect(stored).toEqual([]);
  });

  it('does not wait for a dropped upload to stop', () => {
    const queue = makeQueue();
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    queue.drop(2);
    expect(steps(queue)).toEqual(['a.pdf uploading', 'c.pdf uploading']);
  });

  it('keeps a failure with its error, and tries again', async () => {
    const queue = makeQueue();
    queue.add([file('a.pdf')]);
    calls[0]?.reject(new Error('avbrott'));
    await expect.poll(() => steps(queue)).toEqual(['a.pdf failed']);
    expect(queue.snapshot().items[0]?.step).toEqual({ name: 'failed', error: new Error('avbrott') });
    queue.retry(1);
    expect(steps(queue)).toEqual(['a.pdf uploading']);
    calls[1]?.resolve({ id: 'A', name: 'a.pdf', size: 8 });
    await expect.poll(() => steps(queue)).toEqual([]);
    expect(stored).toHaveLength(1);
  });

  it('takes an upload that throws for one that failed', async () => {
    const queue = createUploadQueue<UploadedFile>();
    queue.use({
      upload: () => {
        throw new TypeError('fel');
      },
      onStored: () => undefined,
    });
    queue.add([file('a.pdf')]);
    await expect.poll(() => queue.snapshot().items[0]?.step.name).toBe('failed');
  });

  it('lists what was refused last', () => {
    const queue = makeQueue();
    queue.refuse([{ file: file('a.exe'), refusal: 'type' }]);
    queue.refuse([{ file: file('b.exe'), refusal: 'type' }]);
    expect(steps(queue)).toEqual(['b.exe refused']);
    queue.drop(2);
    expect(steps(queue)).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('aborts all when it is left', async () => {
    const queue = makeQueue();
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    queue.abortAll();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    for (const { reject } of calls) reject(new Error('avbruten'));
    await settled();
    expect(steps(queue)).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  it('tells those who watch what was and what is', () => {
    const queue = makeQueue();
    const listener = vi.fn<Parameters<typeof queue.watch>[0]>();
    const stop = queue.watch(listener);
    const before = queue.snapshot();
    queue.refuse([{ file: file('a.exe'), refusal: 'type' }]);
    expect(listener).toHaveBeenCalledWith(before, queue.snapshot());
    stop();
    queue.drop(1);
    expect(listener).toHaveBeenCalledOnce();
  });
});

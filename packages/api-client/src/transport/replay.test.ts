import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';
import { createTokenServer, expiredSession } from '../testing/token-server.ts';
import { nothing } from './readers.ts';
import { createTransport } from './transport.ts';

function upload(body: unknown) {
  const server = createTokenServer();
  const send = createTransport({
    baseUrl: 'https://portal.example/api',
    storage: memoryStorage(expiredSession),
    fetch: server.fetch,
  });
  const done = send({ method: 'POST', path: '/v1/news/7/upload-files/', body, read: nothing });
  return { server, done };
}

function form(): FormData {
  const data = new FormData();
  data.append('name', 'Räksmörgås');
  data.append('file', new Blob([new Uint8Array([0, 255, 13, 10])], { type: 'image/png' }), 'å "b".png');
  return data;
}

describe('replay (security checklist, client line 3)', () => {
  it.each([
    ['JSON', { name: 'Räksmörgås', list: [1, null] }, 'application/json'],
    ['FormData', form(), 'multipart/form-data; boundary='],
    ['Blob', new Blob([new Uint8Array([0, 1, 254, 255])], { type: 'application/pdf' }), 'application/pdf'],
  ])('3. repeats a %s body byte for byte after a refresh', async (_, body, contentType) => {
    const { server, done } = upload(body);
    await done;
    const [first, second, ...more] = server.calls();
    expect(more).toEqual([]);
    expect(first?.bytes.length).toBeGreaterThan(3);
    expect(second?.bytes).toEqual(first?.bytes);
    expect(first?.headers.get('Content-Type')).toContain(contentType);
    expect(second?.headers.get('Content-Type')).toBe(first?.headers.get('Content-Type'));
  });

  it('3. sends a form that the server can read at the second attempt too', async () => {
    const { server, done } = upload(form());
    await done;
    const second = server.calls()[1];
    const type = second?.headers.get('Content-Type') ?? '';
    const read = await new Response(second?.text, { headers: { 'Content-Type': type } }).formData();
    expect(read.get('name')).toBe('Räksmörgås');
  });

  it('3. refuses a stream with a clear error before anything is sent', async () => {
    const { server, done } = upload(new Blob(['once']).stream());
    await expect(done).rejects.toThrow(/sent twice; send a Blob/);
    expect(server.seen).toEqual([]);
  });
});

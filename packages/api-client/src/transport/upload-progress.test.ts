import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import type { Session } from '../session/session.ts';
import { uploadProgress } from './upload-progress.ts';

interface Sent {
  readonly headers: Map<string, string>;
  readonly body: Blob;
}

/**
 * A minimal XMLHttpRequest: sends the body in three parts, then responds with each of `statuses` in turn, from the
 * address `from` or the requested one.
 */
function browser(statuses: number[], { from }: { from?: string } = {}) {
  const sent: Sent[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers = new Map<string, string>();
    status = 0;
    responseURL = '';
    response: Blob | null = null;
    responseType = '';
    #url = '';
    open(_method: string, url: string): void {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }
    getResponseHeader(): string | null {
      return null;
    }
    abort(): void {
      this.status = 0;
      this.dispatchEvent(new Event('loadend'));
    }
    send(body: Blob): void {
      sent.push({ headers: this.headers, body });
      queueMicrotask(() => {
        for (const loaded of [0, 40, 100]) {
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
        }
        this.upload.dispatchEvent(new Event('load'));
        this.status = statuses.shift() ?? 0;
        this.responseURL = from ?? this.#url;
        this.response = new Blob([JSON.stringify({ uuid: 'n' })]);
        this.dispatchEvent(new Event('loadend'));
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

function setUp(session: Partial<Session> = {}) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    fetched.push(new URL(request.url).pathname);
    const answer = request.url.endsWith('/refresh') ? { access: 'b', refresh: 's' } : { uuid: 'n' };
    return Promise.resolve(Response.json(answer));
  });
  const storage = memoryStorage({ accessToken: 'a', refreshToken: 'r', ...session });
  const client = createClient({ baseUrl: 'https://portal.example', storage });
  const progress: number[] = [];
  const form = new FormData();
  form.append('files', new Blob(['pdf']), 'å.pdf');
  const upload = (signal?: AbortSignal) =>
    client.news.uploadFiles({
      path: { id: 'n' },
      body: form,
      signal,
      fetch: uploadProgress((done) => progress.push(done)),
    });
  return { upload, progress, fetched };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('progress of uploads (security checklist, client line 24)', () => {
  it('24. goes up to 1 in browsers, and the form arrives with its tokens', async () => {
    const sent = browser([200]);
    const { upload, progress, fetched } = setUp();
    expect(await upload()).toEqual({ uuid: 'n' });
    expect(progress).toEqual([0, 0.4, 1]);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer a');
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(await sent[0]?.body.text()).toContain('filename="å.pdf"');
    expect(fetched).toEqual([]);
  });

  it('24. does not go back when the upload has to be sent again after a refresh', async () => {
    const sent = browser([401, 200]);
    const { upload, progress } = setUp();
    await upload();
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a', 'Bearer b']);
    expect(progress).toEqual([0, 0.4, 1]);
  });

  it('24. works without progress where there is no XMLHttpRequest', async () => {
    const { upload, progress, fetched } = setUp();
    expect(await upload()).toEqual({ uuid: 'n' });
    expect(progress).toEqual([]);
    expect(fetched).toEqual(['/v1/news/n/upload-files/']);
  });

  it('14. does not let XMLHttpRequest carry a shadow token, as it follows redirects', async () => {
    const sent = browser([200]);
    const { upload, fetched } = setUp({ shadow: { mode: 'group', token: 't' } });
    await upload();
    expect(sent).toEqual([]);
    expect(fetched).toHaveLength(1);
  });

  it('14. takes no answer that came by a redirect', async () => {
    browser([200], { from: 'https://evil.example/' });
    const { upload } = setUp();
    await expect(upload()).rejects.toMatchObject({ kind: 'no_response' });
  });

  it('16. gives "No response received from the server" when the connection is lost', async () => {
    browser([0]);
    const { upload } = setUp();
    await expect(upload()).rejects.toMatchObject({ message: 'No response received from the server' });
  });

  it('18. is aborted with the call', async () => {
    browser([200]);
    const { upload } = setUp();
    await expect(upload(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
  });
});

import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { readForm } from './multipart.ts';

const limits = { fileSize: 1000, total: 1500, parts: 3 };

const whole = [
  '--snitt',
  'Content-Disposition: form-data; name="title"',
  '',
  'Hej',
  '--snitt',
  'Content-Disposition: form-data; name="file"; filename="bild.png"',
  'Content-Type: image/png',
  '',
  'PNG och mer',
  '--snitt--',
  '',
].join('\r\n');

function request(body: string): Request {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=snitt' };
  return new Request('http://portal.example/', { method: 'POST', headers, body });
}

async function statusOf(body: string): Promise<number> {
  return readForm(request(body), limits).then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 500),
  );
}

describe('a form with files', () => {
  test('is read with its texts and files', async () => {
    const { fields, files } = await readForm(request(whole), limits);
    expect([...fields]).toEqual([['title', 'Hej']]);
    expect(files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([['bild.png', 'PNG och mer']]);
  });

  // An unhandled error event of the parser would end the process.
  test('that breaks off, wherever it does, is refused and harms nobody else', async () => {
    const ends = whole.indexOf('--snitt--') + '--snitt--'.length;
    const statuses = new Set<number>();
    for (let length = 0; length < ends; length += 1) statuses.add(await statusOf(whole.slice(0, length)));
    expect([...statuses]).toEqual([400]);
  });

  test('with a file larger than allowed says so', async () => {
    const { files } = await readForm(request(whole.replace('PNG', 'x'.repeat(1200))), limits);
    expect(files.map(({ isTooLarge }) => isTooLarge)).toEqual([true]);
  });

  test('larger than allowed altogether is refused', async () => {
    const large = whole.replace('PNG', 'x'.repeat(900));
    const start = large.lastIndexOf('--snitt\r\n');
    expect(await statusOf(large.slice(0, start) + large.slice(start).replace('--snitt--', large))).toBe(413);
  });

  test('with more parts than allowed is refused', async () => {
    const [, ...parts] = whole.split('--snitt\r\n');
    const many = `--snitt\r\n${parts[0] ?? ''}`.repeat(5);
    expect(await statusOf(`${many}--snitt--\r\n`)).toBe(413);
  });
});

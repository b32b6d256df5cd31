import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { codeSource } from './code-sources.ts';

interface Mail {
  readonly to: string;
  readonly text: string;
}

async function withMailbox(mails: Mail[], work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => response.end(JSON.stringify(mails)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  try {
    await work(
      `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : ''}/mail.json`,
    );
  } finally {
    server.close();
  }
}

describe('where codes come from', () => {
  it('takes the newest mail to the address, and waits for one that is newer than the password', async () => {
    const mails: Mail[] = [{ to: 'anna@b.example', text: 'Koden är 111111.' }];
    await withMailbox(mails, async (address) => {
      const source = codeSource(address);
      await source.prepare?.('anna@b.example');
      setTimeout(() => {
        mails.unshift(
          { to: 'anna@b.example', text: 'Koden är 222222.' },
          { to: 'b@b.example', text: '333333' },
        );
      }, 50);
      expect(await source.read('anna@b.example')).toBe('222222');
    });
  });

  it('runs a command that has the address', async () => {
    expect(await codeSource('node -p "process.env.EMAIL.length + 482900"').read('anna@b.example')).toBe(
      '482914',
    );
  });

  it('says so when the command prints no code', async () => {
    await expect(codeSource('echo nothing').read('anna@b.example')).rejects.toThrow('printed no code');
  });
});

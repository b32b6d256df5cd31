import { exec } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { isRecord } from '../../record.ts';
import type { CodeSource } from '../account.ts';

/** Times that a mailbox is looked into for a new mail, and the milliseconds between them. */
const looks = 60;
const pause = 250;

const codeIn = (text: string): string | undefined => /(?<!\d)\d{4,10}(?!\d)/.exec(text)?.[0];

/** Asks the person at the terminal. */
function fromPrompt(): CodeSource {
  return {
    async read(email) {
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return (await terminal.question(`One-time code of ${email}: `)).trim();
      } finally {
        terminal.close();
      }
    },
  };
}

/** Runs a command that prints the code. */
function fromCommand(command: string): CodeSource {
  const run = promisify(exec);
  return {
    async read(email) {
      const { stdout } = await run(command, { env: { ...process.env, EMAIL: email } });
      const code = codeIn(stdout);
      if (code === undefined) throw new Error('The command of --code-from printed no code.');
      return code;
    },
  };
}

/** Reads a mailbox as JSON, newest mail first. */
function fromMailbox(address: string): CodeSource {
  const known = new Map<string, number>();

  async function textsTo(email: string): Promise<readonly string[]> {
    const response = await fetch(address.replaceAll('{email}', encodeURIComponent(email)));
    const mails: unknown = await response.json();
    if (!Array.isArray(mails)) throw new Error('The mailbox of --code-from is no list of mails.');
    return mails.filter(isRecord).flatMap(({ to, text }) => {
      const isTo = to === undefined || [to].flat().includes(email);
      return isTo && typeof text === 'string' ? [text] : [];
    });
  }

  return {
    async prepare(email) {
      known.set(email, (await textsTo(email)).length);
    },
    async read(email) {
      for (let look = 0; look < looks; look += 1) {
        const texts = await textsTo(email);
        const code = texts.length > (known.get(email) ?? 0) ? codeIn(texts[0] ?? '') : undefined;
        if (code !== undefined) return code;
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
        });
      }
      throw new Error(`No new mail with a code came to ${email}.`);
    },
  };
}

/** The source of one-time codes that `--code-from` names. */
export function codeSource(given: string): CodeSource {
  if (given === 'prompt') return fromPrompt();
  return /^https?:\/\//.test(given) ? fromMailbox(given) : fromCommand(given);
}

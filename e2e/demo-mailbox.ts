/** A mail in the demo mailbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
}

function isMail(value: unknown): value is Mail {
  if (typeof value !== 'object' || value === null) return false;
  return ['to', 'subject', 'text', 'created_at'].every(
    (key) => typeof Object.getOwnPropertyDescriptor(value, key)?.value === 'string',
  );
}

/**
 * Mails to an address in a portal's demo mailbox, newest first.
 *
 * @throws Error when the mailbox has another form.
 */
export async function mailsTo(portalUrl: string, address: string): Promise<readonly Mail[]> {
  const response = await fetch(`${portalUrl}/dev/mail.json`);
  const mails: unknown = await response.json();
  if (!Array.isArray(mails) || !mails.every(isMail)) throw new Error('The demo mailbox has another form.');
  return mails.filter((mail) => mail.to === address);
}

/**
 * Waits for more than `known` mails to an address: the API answers before a mail has left.
 *
 * @throws Error when none comes within twenty seconds, as long as any expectation waits.
 */
export async function mailsAfter(
  portalUrl: string,
  address: string,
  known: number,
): Promise<readonly Mail[]> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const mails = await mailsTo(portalUrl, address);
    if (mails.length > known) return mails;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail came to ${address}.`);
}

/**
 * The one-time code in a mail.
 *
 * @throws Error when there is none.
 */
export function codeIn(mail: Mail | undefined): string {
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error('The mail has no code.');
  return code;
}

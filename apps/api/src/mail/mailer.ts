/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mails to a mail server. */
export interface Mailer {
  /**
   * Sends one mail.
   *
   * @throws Error when the mail server rejects it.
   */
  send(mail: Mail): Promise<void>;
  /** Closes connections kept open for reuse. */
  close(): void;
}

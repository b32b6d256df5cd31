/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails over for delivery. */
export interface Mailer {
  /**
   * Hands one mail over.
   *
   * @throws Error when the mail server does not take it.
   */
  send(mail: Mail): Promise<void>;
  /** Ends connections that were kept open. */
  close(): void;
}

/** Where people use the portal. */
export interface Portal {
  /** Address of a process, or of what stands in front of all of them. */
  readonly origin: string;
  /**
   * Sends a request.
   *
   * @throws TypeError when nobody takes it.
   */
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/** Something that goes wrong, and is mended. */
export interface Drill {
  readonly name: string;
  readonly happens: () => Promise<unknown> | void;
  readonly isMended?: () => Promise<unknown> | void;
  /** Whether no request at all may fail. */
  readonly isUnnoticed?: boolean;
  /** Milliseconds for which it stays wrong. @default six seconds */
  readonly wrong?: number;
}

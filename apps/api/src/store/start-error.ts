/** The server cannot start. The message is one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Another process has the embedded database open. */
export class DataFolderInUse extends StartError {}

/** Settings of a server that keeps what it has acknowledged when it is killed; those of tests do without. */
export const lasting = ['synchronous_commit = on'] as const;

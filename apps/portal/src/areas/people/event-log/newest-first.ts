/** Default order of the log. */
export const newestFirst = '-occurred_at';

/** How the log is sorted when the address says nothing. */
export const newestFirst = '-occurred_at';

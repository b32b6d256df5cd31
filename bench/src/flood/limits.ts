/** Maximum bytes of URL and headers that a server reads. */
export const headLimit = 32 * 1024;

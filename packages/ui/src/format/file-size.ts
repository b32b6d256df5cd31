import { formatNumber, quantityText } from '@vinrod/locale/number';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * BYTES_PER_KB;

/** Whether a size reads as 1 MB or more with two decimals: 1 048 575 bytes are "1,00 MB" and not "1 024,00 KB". */
function isMegabytes(bytes: number): boolean {
  return Math.round((bytes / BYTES_PER_KB) * 100) >= BYTES_PER_KB * 100;
}

/**
 * A file size in KB below 1 MB and otherwise in MB, with two decimals (spec section 5): "512,00 KB", "1,50 MB". 1 KB is
 * 1 024 bytes and 1 MB is 1 024 KB, as file managers count.
 */
export function formatFileSize(bytes: number | null): string {
  const inMegabytes = bytes !== null && isMegabytes(bytes);
  const value = bytes === null ? null : bytes / (inMegabytes ? BYTES_PER_MB : BYTES_PER_KB);
  return quantityText({ figure: formatNumber(value, { decimals: 2 }), unit: inMegabytes ? 'MB' : 'KB' });
}

/**
 * How large a file may be, in the units of {@link formatFileSize} and with no more decimals than it has: "10 MB". A limit
 * is chosen, so it is a round number when it is given as a multiple of 1 048 576 bytes.
 */
export function formatFileSizeLimit(bytes: number): string {
  const inMegabytes = isMegabytes(bytes);
  const value = bytes / (inMegabytes ? BYTES_PER_MB : BYTES_PER_KB);
  const decimals =
    [0, 1].find((count) => Math.abs(value * 10 ** count - Math.round(value * 10 ** count)) < 1e-9) ?? 2;
  return quantityText({ figure: formatNumber(value, { decimals }), unit: inMegabytes ? 'MB' : 'KB' });
}

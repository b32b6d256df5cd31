import { formatNumber, quantityText } from '@vinrod/locale/number';

const bytesPerKb = 1024;
const bytesPerMb = 1024 * bytesPerKb;

/** Whether a size reads as 1 MB or more with two decimals: 1 048 575 bytes are "1,00 MB" and not "1 024,00 KB". */
function isMegabytes(bytes: number): boolean {
  return Math.round((bytes / bytesPerKb) * 100) >= bytesPerKb * 100;
}

/**
 * A file size in KB below 1 MB and otherwise in MB, with two decimals (spec section 5): "512,00 KB", "1,50 MB". 1 KB is
 * 1 024 bytes and 1 MB is 1 024 KB, as file managers count.
 */
export function formatFileSize(bytes: number | null): string {
  const inMegabytes = bytes !== null && isMegabytes(bytes);
  const value = bytes === null ? null : bytes / (inMegabytes ? bytesPerMb : bytesPerKb);
  return quantityText({ figure: formatNumber(value, { decimals: 2 }), unit: inMegabytes ? 'MB' : 'KB' });
}

/**
 * A limit on file size in the units of {@link formatFileSize}, with no more decimals than it has: "10 MB". A multiple
 * of 1 048 576 bytes gives a round number.
 */
export function formatFileSizeLimit(bytes: number): string {
  const inMegabytes = isMegabytes(bytes);
  const value = bytes / (inMegabytes ? bytesPerMb : bytesPerKb);
  const decimals =
    [0, 1].find((count) => Math.abs(value * 10 ** count - Math.round(value * 10 ** count)) < 1e-9) ?? 2;
  return quantityText({ figure: formatNumber(value, { decimals }), unit: inMegabytes ? 'MB' : 'KB' });
}

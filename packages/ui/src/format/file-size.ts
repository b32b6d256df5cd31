import { formatNumber, quantityText } from './number.ts';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * BYTES_PER_KB;

/** A file size in KB below 1 MB and otherwise in MB, with two decimals (spec section 5): "512,00 KB", "1,50 MB". */
export function formatFileSize(bytes: number | null): string {
  const inMegabytes = bytes !== null && bytes >= BYTES_PER_MB;
  const value = bytes === null ? null : bytes / (inMegabytes ? BYTES_PER_MB : BYTES_PER_KB);
  return quantityText({ figure: formatNumber(value, { decimals: 2 }), unit: inMegabytes ? 'MB' : 'KB' });
}

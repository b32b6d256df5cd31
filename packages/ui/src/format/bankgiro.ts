/** A bankgiro number as `NNN-NNNN` or `NNNN-NNNN`: "5050-1055" (domain 3.7). Other text is returned as it is. */
export function formatBankgiro(text: string): string {
  const digits = text.replace(/[\s\u00A0-]/g, '');
  return /^\d{7,8}$/.test(digits) ? `${digits.slice(0, -4)}-${digits.slice(-4)}` : text;
}

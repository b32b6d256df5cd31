/** Reads a position in the write-ahead log (`pg_lsn`), such as `16/B374D848`, as a number of bytes. */
export function walPosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Concatenates the parts of a file. */
export async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const gathered: Uint8Array[] = [];
  for await (const part of parts) gathered.push(part);
  return Buffer.concat(gathered);
}

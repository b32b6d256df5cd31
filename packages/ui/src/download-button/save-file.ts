/** Time after which the address of a saved file is let go, in ms: long enough for the browser to read it. */
const ADDRESS_LIFE_MS = 60_000;

/** Hands a file to the browser's own download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

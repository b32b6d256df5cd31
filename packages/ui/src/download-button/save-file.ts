/** Time until the object URL of a saved file is revoked, in ms: long enough for the browser to read it. */
const addressLifeMs = 60_000;

/** Saves a file through the browser's own download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}

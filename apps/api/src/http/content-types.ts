const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const alreadyCompressed = new Set(['.jpg', '.jpeg', '.png', '.webp', '.woff2']);

/** Content type of a file by the end of its name, which starts with the dot. */
export function contentTypeOf(ending: string): string {
  return contentTypes[ending] ?? 'application/octet-stream';
}

/** Whether files with this ending are compressed as they are. */
export function isCompressed(ending: string): boolean {
  return alreadyCompressed.has(ending);
}

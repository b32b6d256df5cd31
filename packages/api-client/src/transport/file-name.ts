const quotedText = /"((?:[^"\\]|\\.)*)"/s;

/** The name in `filename*`, which is UTF-8 and percent-encoded; empty when missing or unreadable. */
function extendedName(header: string): string {
  // Ignore anything inside a quoted value that looks like a parameter.
  const outside = header.replaceAll(new RegExp(quotedText, 'gs'), '');
  try {
    return decodeURIComponent(/;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]*)/i.exec(outside)?.[1] ?? '');
  } catch {
    return '';
  }
}

/**
 * The file name of a `Content-Disposition` header (RFC 6266): `filename*` when readable, otherwise `filename`.
 *
 * @returns A name without folders and control characters; empty when there is none.
 */
export function fileNameOf(header: string): string {
  const plain = /;\s*filename\s*=\s*(".*"|[^;\s]*)/is.exec(header)?.[1] ?? '';
  const name = extendedName(header) || (quotedText.exec(plain)?.[1]?.replace(/\\(.)/gs, '$1') ?? plain);
  return name.replace(/^.*[/\\]|\p{Cc}|^[\s.]+$/gsu, '').trim();
}

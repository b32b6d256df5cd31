/**
 * Splits a line of comma-separated text. Fields may be in double quotes, with doubled quotes inside (RFC 4180), but
 * may not span lines. Returns null when a quote is not closed or is followed by anything but a comma.
 */
export function splitFields(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  let position = 0;
  for (;;) {
    let field = '';
    if (line[position] === '"') {
      position += 1;
      for (;;) {
        const quote = line.indexOf('"', position);
        if (quote < 0) return null;
        field += line.slice(position, quote);
        position = quote + 1;
        if (line[position] !== '"') break;
        field += '"';
        position += 1;
      }
      if (position < line.length && line[position] !== ',') return null;
    } else {
      const comma = line.indexOf(',', position);
      field = line.slice(position, comma < 0 ? line.length : comma);
      position += field.length;
    }
    fields.push(field);
    if (position >= line.length) return fields;
    position += 1;
  }
}

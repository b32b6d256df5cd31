function linesOf(snapshot: string): string[] {
  return snapshot.split('\n').filter((line) => line.trim() !== '');
}

/** Takes away the indentation that all lines share, as a template in a story has it. */
function outdented(lines: readonly string[]): string[] {
  const least = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(least));
}

/**
 * Looks for the lines of a template in an aria snapshot, in their order and at their depth; others may stand between.
 * @returns the first line that is missing, or `null`
 */
export function missingLine(snapshot: string, template: string): string | null {
  const actual = linesOf(snapshot);
  let from = 0;
  for (const line of outdented(linesOf(template))) {
    const at = actual.indexOf(line, from);
    if (at === -1) return line.trim();
    from = at + 1;
  }
  return null;
}

/** Takes as many characters of an overlong word as fit, at least one. */
function fitting(word: string, width: number, measure: (text: string) => number): number {
  let end = 0;
  for (const sign of word) {
    if (end > 0 && measure(word.slice(0, end + sign.length)) > width) break;
    end += sign.length;
  }
  return end;
}

/**
 * Breaks a text into lines at its ordinary spaces, and within a word only when the word alone is too long for a line.
 * The space stays at the end of its line, so that words remain separate when read aloud or copied.
 *
 * @param width - Points.
 * @param measure - Width of a text in points.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const whole of text.split(' ')) {
    let word = whole;
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(`${line} `);
    while (measure(word) > width) {
      const end = fitting(word, width, measure);
      if (end >= word.length) break;
      lines.push(word.slice(0, end));
      word = word.slice(end);
    }
    line = word;
  }
  lines.push(line);
  return lines;
}

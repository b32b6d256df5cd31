import swedish from './coverage.sv.json' with { type: 'json' };

const texts: ReadonlyMap<string, string> = new Map(Object.entries(swedish));

/** The texts of a guide: headings, paragraphs and cells, each on one line. */
export function textsIn(markdown: string): readonly string[] {
  return blocksOf(markdown).flatMap((block) =>
    block.startsWith('|') ? rowsOf(block).flat() : [block.replace(/^#+ /, '')],
  );
}

const say = (text: string): string => texts.get(text) ?? text;

/** The guide of coverage with the texts that have a Swedish one; names of components have none. */
export function coverageInSwedish(markdown: string): string {
  return blocksOf(markdown)
    .map((block) => {
      if (block.startsWith('|')) {
        return rowsOf(block)
          .map((cells) => `| ${cells.map(say).join(' | ')} |`)
          .join('\n');
      }
      const [mark = ''] = /^#+ /.exec(block) ?? [];
      return mark + say(block.slice(mark.length));
    })
    .join('\n\n');
}

function blocksOf(markdown: string): readonly string[] {
  return markdown
    .trim()
    .split(/\n\n+/)
    .map((block) => (block.startsWith('|') ? block : block.replaceAll(/\s+/g, ' ')));
}

function rowsOf(table: string): readonly (readonly string[])[] {
  return table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

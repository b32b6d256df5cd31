import { splitFields } from '../csv-fields.ts';
import type { LineReader, MeterFileSink } from '../line-reader.ts';
import { LongLines } from '../long-lines.ts';
import { longHeader, readMeterFile, type MeterFile } from '../meter-file.ts';
import { createProblemList, ImportError } from '../problems.ts';
import { WideLines } from '../wide-lines.ts';

/** What was read of a file: `site instant wh line` for each value, and what is wrong with it. */
export interface ReadValues {
  readonly values: readonly string[];
  readonly problem: string | null;
}

function collector(): { readonly values: string[]; readonly sink: MeterFileSink } {
  const values: string[] = [];
  const sink: MeterFileSink = {
    site: (name) => ({
      value(instant, wh, line) {
        values.push(`${name} ${instant} ${wh} ${line}`);
      },
    }),
    pause: () => Promise.resolve(),
  };
  return { values, sink };
}

/** Reads a file as an import does. */
export async function readValues(file: MeterFile): Promise<ReadValues> {
  const { values, sink } = collector();
  const problems = createProblemList();
  try {
    await readMeterFile(file, sink, problems);
    problems.throwIfAny();
    return { values, problem: null };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { values, problem: error.message };
  }
}

/** Reads the text of a file line by line, none of them from its bytes. */
export function readValuesAsText(text: string, file: Omit<MeterFile, 'path'>): ReadValues {
  const { values, sink } = collector();
  const problems = createProblemList();
  const [header = '', ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  try {
    const reader: LineReader =
      header === longHeader
        ? new LongLines(file, sink, problems)
        : new WideLines(splitFields(header) ?? [], file.now, sink, problems);
    lines.forEach((line, index) => {
      if (line !== '') reader.read(line, index + 2);
    });
    problems.throwIfAny();
    return { values, problem: null };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { values, problem: error.message };
  }
}

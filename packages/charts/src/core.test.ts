import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, it } from 'vitest';

const source = import.meta.dirname;
const read = (file: string): string => readFileSync(join(source, file), 'utf8');

const kinds = globSync('*/*-chart.ts', { cwd: source }).filter((file) =>
  /= .*defineChart\(/.test(read(file)),
);

/** `pieChart` of the folder of `PieChart.tsx`. */
function nameOf(kind: string): string {
  const files = globSync(`${dirname(kind)}/*.tsx`, { cwd: source }).map((file) => basename(file, '.tsx'));
  const [component = ''] = files.filter((name) => /^\w+$/.test(name));
  return component.charAt(0).toLowerCase() + component.slice(1);
}

it('is given every kind of chart, under the name of its component', () => {
  const core = read('core.ts');
  const left = kinds.filter(
    (kind) => !new RegExp(String.raw`\b${nameOf(kind)} \} from './${kind}'`).test(core),
  );
  expect(kinds.length).toBeGreaterThan(10);
  expect(left).toEqual([]);
});

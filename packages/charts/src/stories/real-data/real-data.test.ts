import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { createSeries } from '../../core/series.ts';
import { statsOf } from '../../core/stats.ts';
import { valueAt } from '../../core/typed-array.ts';
import { dayProfileModel } from '../../day-profile/day-profile-model.ts';
import { durationModel } from '../../duration-curve/duration-model.ts';
import { durationSummary } from '../../duration-curve/duration-words.ts';
import { heatRows, heatStep, hourMeans } from '../../heat-map/heat-model.ts';
import { lineModel } from '../../line-graph/line-model.ts';
import { lineSummary } from '../../line-graph/line-words.ts';
import { profileModel } from '../../usage-profile/profile-model.ts';
import { parseSites, realFile } from './real-sites.fixture.ts';

/** Hours of real buildings over three years; beside the repository, not in it. */
const file = fileURLToPath(
  new URL(`../../../../../../shared/data/load_cambridge/${realFile}`, import.meta.url),
);
const isThere = existsSync(file);

describe.skipIf(!isThere)('three years of real buildings (skipped where ../shared/data is absent)', () => {
  const sites = isThere ? parseSites(gunzipSync(readFileSync(file)).toString('utf8'), 10) : [];
  const [first] = sites;
  const data = first?.data ?? createSeries({ step: 'hour', starts: [], values: [] });
  const stats = statsOf(data);

  it('are summed up with their gaps', () => {
    const model = lineModel(sites);
    const format = { unit: 'kWh', decimals: 1, hasSum: true, earlierLabel: '' };
    const text = lineSummary({ model, visible: model.lines, format, annotations: [] }, []);
    expect(text).toMatch(/Störst är .*timvärden saknas\..*6 klockomställningar ingår\./);
  });

  it('keep every value on the duration curve, the peak first', () => {
    const model = durationModel(data);
    expect([model.values.length, model.missing]).toEqual([stats.count, stats.missing]);
    expect(model.values[0]).toBe(stats.max);
    const format = { unit: 'kW', decimals: 1, label: 'Effekt', level: null };
    expect(durationSummary(model, format)).toMatch(/^Högst: /);
  });

  it('keep their sum in the rows of the heat map, with one short and one long day a year', () => {
    const rows = heatRows(data.starts, [0, data.starts.length]);
    // The first and last day are partial: the file has whole UTC days.
    const lengths = rows.slice(1, -1).map((row) => row.end - row.first);
    expect([23, 25].map((hours) => lengths.filter((length) => length === hours).length)).toEqual([3, 3]);
    const means = hourMeans({ ...data, step: heatStep(data.step) }, [0, data.starts.length], true);
    expect(Math.max(...means)).toBeLessThanOrEqual(stats.max);
    expect(Math.min(...means)).toBeGreaterThanOrEqual(stats.min);
  });

  it('keep their peak behind the means of the week and of the day', () => {
    expect(Math.max(...profileModel(data, true).max)).toBe(stats.max);
    const { days } = dayProfileModel(data, false);
    expect(Math.max(...days.flatMap(({ max }) => [...max]))).toBe(stats.max);
    const counted = days.reduce((sum, { counts }) => sum + counts.reduce((all, one) => all + one, 0), 0);
    expect(counted).toBe(stats.count);
    expect(valueAt(days[0]?.mean ?? [], 12)).toBeGreaterThan(valueAt(days[0]?.mean ?? [], 3));
  });
});

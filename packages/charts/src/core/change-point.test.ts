import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { changePointModel } from './change-point.ts';
import { leastSquares, studentT } from './least-squares.ts';

/** The Norris data of NIST's Statistical Reference Datasets: y and x, with certified results. */
const norris = [
  0.1, 0.2, 338.8, 337.4, 118.1, 118.2, 888, 884.6, 9.2, 10.1, 228.1, 226.5, 668.5, 666.3, 998.5, 996.3,
  449.1, 448.6, 778.9, 777, 559.2, 558.2, 0.3, 0.4, 0.1, 0.6, 778.1, 775.5, 668.8, 666.9, 339.3, 338, 448.9,
  447.5, 10.8, 11.6, 557.7, 556, 228.3, 228.1, 998, 995.8, 888.8, 887.6, 119.6, 120.2, 0.3, 0.3, 0.6, 0.3,
  557.6, 556.8, 339.3, 339.1, 888, 887.2, 998.5, 999, 778.9, 779, 10.2, 11.1, 117.6, 118.3, 228.9, 229.2,
  668.4, 669.1, 449.2, 448.9, 0.2, 0.5,
];

describe('least squares', () => {
  const y = Float64Array.from(norris.filter((_, i) => i % 2 === 0));
  const x = Float64Array.from(norris.filter((_, i) => i % 2 === 1));
  const fit = leastSquares(y, [new Float64Array(y.length).fill(1), x]);

  it('agrees with the certified results of NIST for Norris', () => {
    expect(y).toHaveLength(36);
    expect(fit?.coefficients[0]).toBeCloseTo(-0.262_323_073_774_029, 9);
    expect(fit?.coefficients[1]).toBeCloseTo(1.002_116_818_020_45, 12);
    expect(fit?.errors[0]).toBeCloseTo(0.232_818_234_301_152, 9);
    expect(fit?.errors[1]).toBeCloseTo(0.000_429_796_848_199_937, 12);
    expect(Math.sqrt((fit?.squares ?? 0) / 34)).toBeCloseTo(0.884_796_396_144_373, 9);
  });

  it('has the narrowest interval at the mean, as wide as the deviation over the root of the count', () => {
    const mean = x.reduce((sum, value) => sum + value, 0) / 36;
    expect(fit?.errorAt([1, mean])).toBeCloseTo(0.884_796_396_144_373 / 6, 9);
    expect(fit?.errorAt([1, mean + 100])).toBeGreaterThan(fit?.errorAt([1, mean]) ?? 0);
  });

  it('is none where terms say the same, or too few values are left', () => {
    expect(leastSquares(y, [x, x])).toBeNull();
    expect(leastSquares(Float64Array.of(1, 2), [Float64Array.of(1, 1), Float64Array.of(1, 2)])).toBeNull();
  });

  it.each([
    [6, 2.447],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ])('has the t of the tables for %d degrees of freedom', (freedom, expected) => {
    expect(Math.abs(studentT(freedom) - expected)).toBeLessThan(0.001);
  });
});

/** Numbers between −1 and 1, the same every time. */
function noise(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43_758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

const temperatures = Float64Array.from(
  { length: 365 },
  (_, day) => 8 - 14 * Math.cos((day / 365) * 2 * Math.PI) + 3 * noise(day),
);

function consumption(
  { base, cold = 0, below = 0, warm = 0, above = 0 }: Readonly<Record<string, number>>,
  spread: number,
): Float64Array {
  return temperatures.map(
    (t, i) =>
      (base ?? 0) + cold * Math.max(0, below - t) + warm * Math.max(0, t - above) + spread * noise(i + 1000),
  );
}

describe('the change-point model', () => {
  it('finds what values without noise were made of', () => {
    const model = changePointModel(temperatures, consumption({ base: 200, cold: 12, below: 14 }, 0));
    expect(model?.base).toBeCloseTo(200, 0);
    expect(model?.heating?.balance).toBeCloseTo(14, 1);
    expect(model?.heating?.perDegree).toBeCloseTo(12, 1);
    expect(model?.cooling).toBeNull();
    expect(model?.explained).toBeGreaterThan(0.999);
  });

  it('finds both slopes through noise', () => {
    const made = { base: 200, cold: 12, below: 10, warm: 18, above: 17 };
    const model = changePointModel(temperatures, consumption(made, 20));
    expect(model?.heating?.balance).toBeCloseTo(10, 0);
    expect(model?.cooling?.balance).toBeCloseTo(17, 0);
    expect(Math.abs((model?.heating?.perDegree ?? 0) - 12)).toBeLessThan(1);
    expect(Math.abs((model?.cooling?.perDegree ?? 0) - 18)).toBeLessThan(3);
  });

  it('is level where the weather costs nothing', () => {
    const model = changePointModel(temperatures, consumption({ base: 200 }, 20));
    expect(model?.explained).toBeLessThan(0.05);
    expect(model?.base).toBeGreaterThan(190);
    const flat = changePointModel(temperatures, consumption({ base: 200 }, 0));
    expect([flat?.heating, flat?.cooling, flat?.base]).toEqual([null, null, expect.closeTo(200, 9)]);
  });

  it('has an interval around the line, wider where little is known', () => {
    const model = changePointModel(temperatures, consumption({ base: 200, cold: 12, below: 14 }, 40));
    const [middle, edge] = [model?.at(5), model?.at(-9)];
    expect(middle?.low).toBeLessThan(middle?.value ?? 0);
    expect((edge?.high ?? 0) - (edge?.low ?? 0)).toBeGreaterThan((middle?.high ?? 0) - (middle?.low ?? 0));
  });

  it('tells what other temperatures cost, and how surely', () => {
    const made = { base: 200, cold: 12, below: 10, warm: 18, above: 17 };
    const [cold, warm] = [Float64Array.of(0, 2, 12), Float64Array.of(14, 18, 20)];
    const truth = 12 * (10 + 8) - 18 * (1 + 3);
    const exact = changePointModel(temperatures, consumption(made, 0))?.between(cold, warm);
    expect(exact?.value).toBeCloseTo(truth, 0);
    const [quiet, loud] = [10, 40].map((spread) =>
      changePointModel(temperatures, consumption(made, spread))?.between(cold, warm),
    );
    const reach = (point: typeof quiet) => (point?.high ?? 0) - (point?.value ?? 0);
    expect(Math.abs((loud?.value ?? 0) - truth)).toBeLessThan(reach(loud));
    expect(reach(loud)).toBeGreaterThan(3 * reach(quiet));
    expect(changePointModel(temperatures, consumption({ base: 200 }, 0))?.between(cold, warm)).toEqual({
      value: 0,
      low: 0,
      high: 0,
    });
  });

  it('is less sure when values resemble the ones before them', () => {
    const alone = consumption({ base: 200, cold: 12, below: 14 }, 40);
    let left = 0;
    const alike = consumption({ base: 200, cold: 12, below: 14 }, 0).map((value, i) => {
      left = 0.8 * left + 24 * noise(i + 1000);
      return value + left;
    });
    const [one, other] = [alone, alike].map((values) => {
      const point = changePointModel(temperatures, values)?.between(Float64Array.of(0), Float64Array.of(10));
      return (point?.high ?? 0) - (point?.low ?? 0);
    });
    expect(other).toBeGreaterThan(2 * (one ?? Number.POSITIVE_INFINITY));
  });

  it('leaves missing values out, and needs twenty', () => {
    const values = consumption({ base: 200, cold: 12, below: 14 }, 0);
    values[3] = Number.NaN;
    expect(changePointModel(temperatures, values)?.count).toBe(364);
    expect(changePointModel(temperatures.slice(0, 19), values.slice(20, 39))).toBeNull();
  });

  it('is level over one temperature', () => {
    const same = new Float64Array(40).fill(5);
    const model = changePointModel(
      same,
      Float64Array.from(same, (_, i) => 100 + noise(i)),
    );
    expect([model?.heating, model?.cooling]).toEqual([null, null]);
  });
});

const folder = fileURLToPath(new URL('../../../../../shared/data/weather_model/', import.meta.url));

function columnsOf(file: string): [string, number][] {
  const lines = gunzipSync(readFileSync(`${folder}${file}`))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [time = '', value = ''] = line.split(',');
    return [time.slice(0, 10), value === '' ? Number.NaN : Number(value)];
  });
}

function dailyMeans(rows: readonly [string, number][]): ReadonlyMap<string, number> {
  const sums = new Map<string, readonly [sum: number, count: number]>();
  for (const [day, value] of rows) {
    if (Number.isNaN(value)) continue;
    const [sum, count] = sums.get(day) ?? [0, 0];
    sums.set(day, [sum + value, count + 1]);
  }
  return new Map([...sums].map(([day, [sum, count]]) => [day, sum / count]));
}

function celsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

describe.skipIf(!existsSync(folder))(
  'meters of OpenEEmeter with known loads (skipped where ../shared/data is absent)',
  () => {
    const weather = existsSync(folder) ? dailyMeans(columnsOf('il-tempF.csv.gz')) : new Map<string, number>();
    const fitOf = (file: string) => {
      // The year before the blackout of 2016-12-26.
      const days = columnsOf(file).filter(([day]) => day >= '2015-12-26' && day < '2016-12-26');
      const outdoors = Float64Array.from(days, ([day]) => celsius(weather.get(day) ?? Number.NaN));
      const model = changePointModel(
        outdoors,
        Float64Array.from(days, ([, value]) => value),
      );
      const load = (perDay: (temperature: number) => number) =>
        outdoors.reduce((sum, t) => sum + perDay(t), 0);
      const { heating, cooling } = model ?? {};
      return {
        model,
        heating: heating ? load((t) => heating.perDegree * Math.max(0, heating.balance - t)) : 0,
        cooling: cooling ? load((t) => cooling.perDegree * Math.max(0, t - cooling.balance)) : 0,
      };
    };

    it('tell the cooling of a building that has no heating: 7 500 kWh over 2 500', () => {
      const { model, heating, cooling } = fitOf('il-electricity-cdd-only-daily.csv.gz');
      expect(heating).toBe(0);
      expect(Math.abs(cooling / 7500 - 1)).toBeLessThan(0.05);
      expect(Math.abs((model?.cooling?.balance ?? 0) - celsius(65))).toBeLessThan(2);
    });

    it('tell the heating of a building that has no cooling: 750 therms over 250', () => {
      const { model, heating, cooling } = fitOf('il-gas-hdd-only-daily.csv.gz');
      expect(cooling).toBe(0);
      expect(Math.abs(heating / 750 - 1)).toBeLessThan(0.05);
      expect(Math.abs((model?.heating?.balance ?? 0) - celsius(60))).toBeLessThan(2);
    });

    it('tell that a building does not feel the weather: 1 000 therms a year', () => {
      const { model, heating, cooling } = fitOf('il-gas-intercept-only-daily.csv.gz');
      expect([heating, cooling]).toEqual([0, 0]);
      expect(Math.abs(((model?.base ?? 0) * 366) / 1000 - 1)).toBeLessThan(0.02);
    });

    // The meter was made from hours: a day with both hides some of them in the base.
    it('tell heating from cooling in a building that has both', () => {
      const { model, heating, cooling } = fitOf('il-electricity-cdd-hdd-daily.csv.gz');
      expect(Math.min(heating, cooling)).toBeGreaterThan(2000);
      expect(model?.heating?.balance).toBeLessThan(model?.cooling?.balance ?? 0);
      expect(model?.explained).toBeGreaterThan(0.7);
    });
  },
);

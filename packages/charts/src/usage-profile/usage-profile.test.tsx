import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries, type TimeSeries } from '../core/series.ts';
import { fromLocal, toLocal } from '@vinrod/locale/wall-clock';
import { stepStarts, type StepKind } from '../core/time/steps.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { profileLayout } from './profile-chart.ts';
import { profileModel } from './profile-model.ts';
import { profileTooltip, profileSummary, spokenProfile, type ProfileFormat } from './profile-words.ts';
import { UsageProfile } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format: ProfileFormat = { unit: 'kWh', decimals: 0 };
const area = { width: 700, height: 300, textScale: 1 };

/** Two weeks from Monday 4 May 2026. */
function weeks(value: (start: number, index: number) => number, step: StepKind = 'hour'): TimeSeries {
  const starts = stepStarts(
    step,
    fromLocal(2026, 5, 4),
    fromLocal(2026, 5, 17, 23, step === 'quarter' ? 45 : 0),
  );
  return createSeries({ step, starts, values: starts.map(value) });
}

describe('hours of the week', () => {
  it('are means over all weeks, with the lowest and highest', () => {
    const model = profileModel(
      weeks((_, i) => (i < 168 ? 10 : 30)),
      true,
    );
    expect([model.mean[0], model.min[0], model.max[0], model.counts[0]]).toEqual([20, 10, 30, 2]);
    expect(model.mean).toHaveLength(168);
    expect(model.total).toBe(336);
  });

  it('follow the Swedish clock: the repeated hour of October counts twice, the skipped one of March not at all', () => {
    const october = stepStarts('hour', fromLocal(2026, 10, 25), fromLocal(2026, 10, 25, 23));
    const model = profileModel(
      createSeries({ step: 'hour', starts: october, values: october.map(() => 1) }),
      true,
    );
    expect(model.counts[6 * 24 + 2]).toBe(2);
    const march = stepStarts('hour', fromLocal(2026, 3, 29), fromLocal(2026, 3, 29, 23));
    const short = profileModel(
      createSeries({ step: 'hour', starts: march, values: march.map(() => 1) }),
      true,
    );
    expect(short.mean[6 * 24 + 2]).toBeNaN();
  });

  it('tell weekdays from weekends', () => {
    const model = profileModel(
      weeks((start) => (toLocal(start).weekday > 5 ? 5 : 10)),
      true,
    );
    expect([model.weekdayMean, model.weekendMean]).toEqual([10, 5]);
  });

  it('add up quarters of energy, average those of power, and leave out hours with a missing quarter', () => {
    const quarters = weeks((_, i) => (i === 5 ? Number.NaN : 2), 'quarter');
    expect(profileModel(quarters, true).mean[0]).toBe(8);
    expect(profileModel(quarters, false).mean[0]).toBe(2);
    expect(profileModel(quarters, true).counts[1]).toBe(1);
    expect(profileModel(quarters, true).missing).toBe(1);
  });

  it('cannot be made of days', () => {
    const day = createSeries({ step: 'day', starts: [fromLocal(2026, 5, 4)], values: [1] });
    expect(() => profileModel(day, true)).toThrow(ChartDataError);
  });
});

describe('layout', () => {
  it('breaks the line at hours without values and hatches them', () => {
    const model = profileModel(
      weeks((start) => (toLocal(start).weekday === 3 ? Number.NaN : 4)),
      true,
    );
    const layout = profileLayout(model, 'kWh', area);
    expect(layout.mean.match(/M/g)).toHaveLength(2);
    expect(layout.gaps).toHaveLength(1);
    expect(layout.gaps[0]?.x).toBeCloseTo(layout.x.toX(48), 6);
    expect(layout.gaps[0]?.width).toBeCloseTo(layout.x.toX(72) - layout.x.toX(48), 6);
  });

  it('leaves days out where their names have no room, and never lets two touch', () => {
    const model = profileModel(
      weeks(() => 4),
      true,
    );
    for (let width = 200; width <= 1400; width += 20) {
      for (const textScale of [1, 2]) {
        let end = Number.NEGATIVE_INFINITY;
        for (const { x, text } of profileLayout(model, 'kWh', { ...area, width, textScale }).labels) {
          const half = (labelWidth(text) / 2) * textScale;
          expect(x - half).toBeGreaterThan(end + 3);
          end = x + half;
        }
      }
    }
  });

  it('shades Saturday and Sunday, and shortens their names where it is narrow', () => {
    const model = profileModel(
      weeks(() => 4),
      true,
    );
    const layout = profileLayout(model, 'kWh', area);
    expect(layout.weekend.x).toBeCloseTo(layout.x.toX(120), 6);
    expect(layout.labels[0]?.text).toBe('måndag');
    expect(profileLayout(model, 'kWh', { ...area, width: 276 }).labels[0]?.text).toBe('mån');
  });

  it('has zero on its axis, also under negative values', () => {
    const negative = profileModel(
      weeks(() => -4),
      true,
    );
    const layout = profileLayout(negative, 'kWh', area);
    expect(layout.y.domain[0]).toBeLessThanOrEqual(-4);
    expect(layout.y.domain[1]).toBe(0);
  });

  it('draws nothing of nothing', () => {
    const layout = profileLayout(
      profileModel(
        weeks(() => Number.NaN),
        true,
      ),
      'kWh',
      area,
    );
    expect(layout.mean).toBe('');
    expect(layout.gaps).toHaveLength(1);
  });
});

describe('in words', () => {
  const model = profileModel(
    weeks(
      (start, i) =>
        (toLocal(start).weekday > 5 ? 5 : toLocal(start).hour === 8 ? 40 : 10) + (i < 168 ? 0 : 2),
    ),
    true,
  );

  it('names the extremes of the week and how the weekend differs', () => {
    expect(plain(profileSummary(model, format))).toBe(
      'Högst i medel: 41 kWh, måndag kl. 08–09. Lägst i medel: 6 kWh, söndag kl. 23–24. ' +
        'Vardagar 12 kWh per timme, helger 6 kWh (−51,0 %).',
    );
    expect(
      profileSummary(
        profileModel(
          weeks(() => Number.NaN),
          true,
        ),
        format,
      ),
    ).toBe('Det finns inga mätvärden för perioden.');
  });

  it('speaks the mean first, then the hour and what lies behind', () => {
    expect(spokenProfile(model, 32, initialCursor, format)).toBe(
      '41 kilowattimmar i medel, tisdag klockan 8 till 9, mellan 40 och 42, 2 värden',
    );
  });

  it('shows the same in the box', () => {
    const tooltip = profileTooltip(model, 32, format);
    expect(tooltip.title).toBe('tis kl. 08–09');
    expect(tooltip.rows.map(({ label, value }) => [label, value])).toEqual([
      ['Medel', '41'],
      ['Lägsta till högsta värde', '40 till 42'],
    ]);
    expect(profileTooltip(model, 130, format).detail).toBe('2 värden · helg');
  });

  it('is there before the picture', () => {
    const data = weeks(() => 7);
    const html = plain(renderToString(<UsageProfile title="Förbrukningsprofil" unit="kWh" data={data} />));
    expect(html).toContain('Högst i medel: 7,00 kWh');
    expect(html).toContain('4–17 maj 2026');
  });
});

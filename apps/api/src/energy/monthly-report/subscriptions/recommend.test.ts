import { describe, expect, test } from 'vitest';
import { unknownTariff, type Tariff } from '../../tariff/tariff.ts';
import { capacityW, fuseW, kindOf } from './capacity.ts';
import { assess, recommend } from './recommend.ts';

const tariff: Tariff = {
  ...unknownTariff,
  name: 'Effekt',
  fuseSizesA: [16, 20, 25, 35, 50, 63],
  powerStepW: 10_000,
  leastPowerW: 50_000,
};

describe('what a subscription carries', () => {
  test.each([
    [16, 11_040],
    [25, 17_250],
    [63, 43_470],
  ])('a fuse of %i A carries %i W, as price lists tell it', (amperes, watts) => {
    expect(fuseW(amperes)).toBe(watts);
  });

  test.each([
    [{ type: 'power', fuseA: 63, powerKw: 160.5 }, 'power', 160_500],
    [{ type: 'fuse', fuseA: 63, powerKw: 160 }, 'fuse', 43_470],
    [{ type: null, fuseA: 63, powerKw: null }, 'fuse', 43_470],
    [{ type: null, fuseA: null, powerKw: 80 }, 'power', 80_000],
    [{ type: 'power', fuseA: 63, powerKw: null }, 'power', null],
    [{ type: null, fuseA: null, powerKw: null }, null, null],
  ] as const)('%o', (subscription, kind, watts) => {
    expect([kindOf(subscription), capacityW(subscription)]).toEqual([kind, watts]);
  });
});

describe('what should be subscribed', () => {
  test.each([
    // 145 kW plus 5 % is 152,25 kW: 160 in steps of ten.
    ['power in the steps of the tariff', 'power', 145_000, { fuseA: null, powerW: 160_000 }],
    // 200 kW plus 5 % is exactly 210 kW, so no further step.
    ['power that is a step already', 'power', 200_000, { fuseA: null, powerW: 210_000 }],
    // 48 kW plus 5 % is 50,4 kW: above the minimum power, so it stays power.
    ['power right above the least', 'power', 48_000, { fuseA: null, powerW: 60_000 }],
    // 40 kW plus 5 % is 42 kW: below the minimum power, and 63 A carries 43,47 kW.
    ['a fuse instead of less than the least power', 'power', 40_000, { fuseA: 63, powerW: null }],
    // 45 kW plus 5 % is 47,25 kW: below the minimum power, but no fuse carries it.
    ['the least power where no fuse is enough', 'power', 45_000, { fuseA: null, powerW: 50_000 }],
    // 16,4 kW plus 5 % is 17,22 kW: 25 A carries 17,25 kW.
    ['the smallest fuse that carries it', 'fuse', 16_400, { fuseA: 25, powerW: null }],
    // 16,5 kW plus 5 % is 17,325 kW: one size up.
    ['the next fuse', 'fuse', 16_500, { fuseA: 35, powerW: null }],
    // 60 kW plus 5 % is 63 kW: more than 63 A carries.
    ['power where no fuse is enough', 'fuse', 60_000, { fuseA: null, powerW: 70_000 }],
    ['a fuse when nothing is known of the subscription', null, 10_000, { fuseA: 16, powerW: null }],
  ] as const)('%s', (_, kind, peakW, expected) => {
    expect(recommend(kind, tariff, peakW)).toEqual(expected);
  });

  test('without tariff data power is whole kW and fuses are the usual ones', () => {
    expect(recommend('power', unknownTariff, 145_300)).toEqual({ fuseA: null, powerW: 153_000 });
    expect(recommend('fuse', unknownTariff, 60_000)).toEqual({ fuseA: 100, powerW: null });
  });
});

describe('a subscription against the recommendation', () => {
  test.each([
    ['too small: the highest hour is above it', 140_000, 145_000, 'too_small'],
    ['right: the highest hour fits, without margin', 150_000, 145_000, 'right'],
    ['right: it is what is recommended', 160_000, 145_000, 'right'],
    ['right: less would do, but not a tenth less', 170_000, 145_000, 'right'],
    ['too large: a tenth less would do', 178_000, 145_000, 'too_large'],
  ] as const)('%s', (_, capacity, peakW, expected) => {
    expect(assess(capacity, peakW, recommend('power', tariff, peakW))).toBe(expected);
  });

  test('a fuse that is one size too large', () => {
    expect(assess(fuseW(35), 16_400, recommend('fuse', tariff, 16_400))).toBe('too_large');
    expect(assess(fuseW(25), 16_400, recommend('fuse', tariff, 16_400))).toBe('right');
    expect(assess(fuseW(20), 16_400, recommend('fuse', tariff, 16_400))).toBe('too_small');
  });
});

import { describe, expect, it } from 'vitest';
import { formatMoney, formatPrice, formatWholeMoney, moneyQuantity, priceUnitFor } from './money.ts';

describe('money', () => {
  it('has two decimals in tables and none in key figures', () => {
    expect(formatMoney(1234.5)).toBe('1\u00A0234,50\u00A0kr');
    expect(formatMoney(-1234.5)).toBe('\u22121\u00A0234,50\u00A0kr');
    expect(formatWholeMoney(1_412_380.4)).toBe('1\u00A0412\u00A0380\u00A0kr');
    expect(formatMoney(null)).toBe('–');
    expect(moneyQuantity(12.6)).toEqual({ figure: '13', unit: 'kr' });
  });
});

describe('prices', () => {
  it('are in öre/kWh', () => {
    expect(formatPrice(58.42)).toBe('58,42\u00A0öre/kWh');
    expect(formatPrice(-1.5, { decimals: 1 })).toBe('\u22121,5\u00A0öre/kWh');
  });

  it('turn to kr only above 1 000 öre, for the whole column', () => {
    expect(priceUnitFor([58.42, 1_000, null])).toBe('öre/kWh');
    expect(priceUnitFor([58.42, 1_000.01])).toBe('kr/kWh');
    expect(formatPrice(1_250, { unit: 'kr/kWh' })).toBe('12,50\u00A0kr/kWh');
    expect(formatPrice(null, { unit: 'kr/kWh' })).toBe('–');
  });
});

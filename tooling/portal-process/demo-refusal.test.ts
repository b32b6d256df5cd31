import { describe, expect, it } from 'vitest';
import { demoRefusal } from './demo-refusal.ts';

describe('adoption B1: the demo', () => {
  it('starts without settings, and on another port, folder or plain address', () => {
    expect(demoRefusal({})).toBeNull();
    expect(demoRefusal({ PORT: '4000', DATA_DIR: '/tmp/x', PUBLIC_URL: 'http://localhost:4000' })).toBeNull();
    expect(demoRefusal({ DATABASE_URL: '', SMTP_URL: '' })).toBeNull();
  });

  it.each([
    ['PUBLIC_URL', 'https://portal.example'],
    ['DATABASE_URL', 'postgres://db/vinrod'],
    ['SMTP_URL', 'smtp://mail'],
  ])('is refused beside %s, and the way to production is named', (name, value) => {
    const refusal = demoRefusal({ [name]: value });
    expect(refusal).toContain(name);
    expect(refusal).toContain('pnpm serve');
    expect(demoRefusal({ [name]: value, VINROD_DEMO: '0' })).toBe(refusal);
  });

  it('starts anywhere when it is asked for by name', () => {
    expect(demoRefusal({ DATABASE_URL: 'postgres://db/vinrod', VINROD_DEMO: '1' })).toBeNull();
  });
});

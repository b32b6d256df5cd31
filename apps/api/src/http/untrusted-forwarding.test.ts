import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../start/logger.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { watchForwarding } from './untrusted-forwarding.ts';

function scene() {
  const lines: string[] = [];
  const clock = createTestClock();
  const config = readConfig({ VINROD_DEMO: '1', TRUSTED_PROXIES: '10.0.0.1' });
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  return { lines, clock, watch: watchForwarding({ config, clock, log }) };
}

describe('security m2: X-Forwarded-For from an address that is not trusted', () => {
  test('is warned about once an hour', () => {
    const { lines, clock, watch } = scene();
    for (let requests = 0; requests < 10; requests++) watch('::ffff:127.0.0.1', '8.8.8.8');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"peer":"127.0.0.1"');
    expect(lines[0]).not.toContain('8.8.8.8');
    watch('192.0.2.7', '8.8.8.8');
    expect(lines).toHaveLength(2);
    clock.advance(3599);
    watch('127.0.0.1', '8.8.8.8');
    expect(lines).toHaveLength(2);
    clock.advance(1);
    watch('127.0.0.1', '8.8.8.8');
    expect(lines).toHaveLength(3);
  });

  test('is not seen where the header is missing or the address is trusted', () => {
    const { lines, watch } = scene();
    watch('127.0.0.1', null);
    watch('10.0.0.1', '8.8.8.8');
    expect(lines).toEqual([]);
  });

  test('fills neither the log nor the memory from many addresses', () => {
    const { lines, clock, watch } = scene();
    for (let peer = 0; peer < 5000; peer++) watch(`198.51.${peer >> 8}.${peer & 255}`, '8.8.8.8');
    expect(lines).toHaveLength(100);
    clock.advance(3600);
    watch('127.0.0.1', '8.8.8.8');
    expect(lines).toHaveLength(101);
  });
});

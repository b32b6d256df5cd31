import { hourMs } from '@vinrod/locale/clock';
import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { importTimeZones, parseTimestamp, timestampReader } from './timestamps.ts';

/** The day on which the hour from 02 comes twice, and those around it. */
const autumnClock = tuple(
  integer({ min: 25, max: 27 }),
  integer({ min: 1, max: 3 }),
  constantFrom('', 'Z', '+01:00'),
).map(([day, hour, offset]) => `2025-10-${day}T${String(hour).padStart(2, '0')}:00${offset}`);
const wrong = constantFrom('2025-03-30T02:00', '2025-02-30T00:00', 'yesterday', '');
const previous = constantFrom(
  -Infinity,
  Date.parse('2025-10-26T00:00Z'),
  Date.parse('2025-10-26T00:00Z') + hourMs,
);

it('means by a time of a file what that time means by itself, however often it has stood there', () => {
  assert(
    property(
      constantFrom(...importTimeZones),
      array(tuple(oneof(autumnClock, wrong), previous), { minLength: 30, maxLength: 60 }),
      (zone, times) => {
        const read = timestampReader(zone);
        for (const [text, after] of times) expect(read(text, after)).toBe(parseTimestamp(text, zone, after));
      },
    ),
  );
});

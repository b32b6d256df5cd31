import { readFileSync } from 'node:fs';
import { formatDay } from '@vinrod/locale/day';
import { swedishHolidays } from '@vinrod/locale/holidays';
import { expect, test } from 'vitest';
import { referenceFile } from '../../testing/reference-data.ts';

const reference = referenceFile('holidays/se_holidays_2019_2030.csv');

test.skipIf(reference.isAbsent)(
  'Swedish holidays equal ../shared/data/holidays for 2019–2030 (skipped when absent)',
  () => {
    const rows = readFileSync(reference.path, 'utf8').trim().split('\n').slice(1).toSorted();
    const computed = Array.from({ length: 12 }, (_, index) => swedishHolidays(2019 + index))
      .flat()
      .map((holiday) => `${formatDay(holiday.day)},${holiday.name},${holiday.isPublic ? 1 : 0}`);
    expect(computed.toSorted()).toEqual(rows.map((row) => row.trim()));
  },
);

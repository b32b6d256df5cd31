// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { DateRangePicker } from '../date-range-picker/DateRangePicker.tsx';
import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { DatePicker } from './DatePicker.tsx';

const today = '2026-11-20';
const nothing = () => undefined;

const calendars = [
  {
    name: 'a date',
    picker: <DatePicker label="Publiceras" onChange={nothing} today={today} value="2026-11-23" />,
  },
  {
    name: 'a period',
    picker: (
      <DateRangePicker onChange={nothing} today={today} value={{ start: '2026-11-02', end: '2026-11-04' }} />
    ),
  },
];

withDesktopScreen();
// A file of its own, which a busy computer reads for longer than a test waits for a calendar.
beforeAll(async () => {
  await import('./day-calendars.ts');
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(calendars)('the calendar of $name', ({ picker }) => {
  it.each(['2026-11-10T12:00:00Z', '2026-11-19T23:30:00Z', '2030-01-01T12:00:00Z'])(
    'takes the day it was given for today when the clock says %s',
    async (now) => {
      vi.setSystemTime(now);
      render(<VinrodProvider>{picker}</VinrodProvider>);
      fireEvent.click(screen.getByRole('button', { name: /^Välj i kalendern/ }));
      await screen.findAllByRole('grid');
      const said = await readAloud();
      const calledToday = said.filter((phrase) => phrase.startsWith('button, Idag'));
      expect(calledToday).toEqual(['button, Idag, fredag 20 november 2026']);
      const marked = document.querySelectorAll('[data-today]');
      expect(Array.from(marked, (cell) => cell.textContent)).toEqual(['20']);
    },
  );
});

it('says of today, too, that it is chosen, and which days are the first and the last', async () => {
  vi.setSystemTime('2027-03-28T12:00:00Z');
  render(
    <VinrodProvider>
      <DatePicker
        label="Publiceras"
        max="2026-11-25"
        min="2026-11-05"
        onChange={nothing}
        today={today}
        value={today}
      />
    </VinrodProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Välj i kalendern/ }));
  await screen.findAllByRole('grid');
  const said = await readAloud();
  expect(said).toContain('button, Idag, fredag 20 november 2026 har valts');
  expect(said).toContain('button, torsdag 5 november 2026, Första tillgängliga datum');
  expect(said).toContain('button, onsdag 25 november 2026, Sista tillgängliga datum');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { readAloud } from '../spoken/read-aloud.fixture.ts';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

withDesktopScreen();
// A file of its own, which a busy computer reads for longer than a test waits for a calendar.
beforeAll(async () => {
  await import('../date-picker/day-calendars.ts');
});
afterEach(cleanup);

function show(): void {
  render(
    <VinrodProvider>
      <DateRangePicker
        max="2026-11-30"
        onChange={() => undefined}
        today="2026-11-20"
        value={{ start: '2026-11-02', end: '2026-11-04' }}
      />
    </VinrodProvider>,
  );
}

describe('a period of dates, spoken', () => {
  it('is a group of two dates that can be typed, and a way to a calendar', async () => {
    show();
    const said = await readAloud();
    expect(said[0]).toBe('group, Period');
    expect(said).toContain('textbox, Från och med, 2026-11-02');
    expect(said).toContain('textbox, Till och med, 2026-11-04');
    expect(said).toContain('button, Välj i kalendern, not expanded, has popup dialog');
  });

  it('names each day in full, the chosen ones as chosen, and today', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Välj i kalendern' }));
    await screen.findAllByRole('grid');
    const said = await readAloud();
    expect(said).toContain('grid, november 2026, multi-selectable');
    expect(said).toContain('button, söndag 1 november 2026');
    expect(said).toContain('button, tisdag 3 november 2026 har valts');
    expect(said).toContain('button, Idag, fredag 20 november 2026');
    expect(said).toContain('button, tisdag 1 december 2026, disabled');
    const first = said.find((phrase) => phrase.includes('måndag 2 november 2026'));
    expect(first).toBe(
      'button, Valt intervall: måndag 2 november 2026 till onsdag 4 november 2026, måndag 2 november 2026 har valts',
    );
  });
});

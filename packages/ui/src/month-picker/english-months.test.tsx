// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { MonthRangePicker } from '../month-range-picker/MonthRangePicker.tsx';
import { NewsCard } from '../news-card/NewsCard.tsx';
import { PeriodRuler } from '../period-ruler/PeriodRuler.tsx';
import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { MonthPicker, type MonthPickerProps } from './MonthPicker.tsx';

const today = '2026-11-20';
const nothing = () => undefined;

withDesktopScreen();
afterEach(cleanup);

it('writes and reads months in the language of the provider', () => {
  const onChange = vi.fn<MonthPickerProps['onChange']>();
  render(
    <VinrodProvider language="en">
      <MonthPicker label="Month" onChange={onChange} today={today} value="2026-10" />
    </VinrodProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Month' });
  expect(field).toHaveProperty('value', 'October 2026');
  fireEvent.change(field, { target: { value: 'May 2026' } });
  fireEvent.blur(field);
  expect(onChange).toHaveBeenLastCalledWith('2026-05');
  fireEvent.click(screen.getByRole('button', { name: /^Choose among the months/ }));
  expect(screen.getByRole('gridcell', { name: 'October 2026' }).textContent).toBe('October');
});

it('names quick choices of months in English', () => {
  render(
    <VinrodProvider language="en">
      <MonthRangePicker onChange={nothing} today={today} value={{ first: '2026-05', last: '2026-10' }} />
    </VinrodProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Choose among the months/ }));
  expect(screen.getByRole('option', { name: 'Last 6 months' })).toBeTruthy();
});

it('has no Swedish month on the ruler and the card of news', () => {
  const { container } = render(
    <VinrodProvider language="en">
      <PeriodRuler onChange={nothing} today={today} value={{ start: '2026-05-01', end: '2026-10-31' }} />
      <NewsCard href="/news/1" image={null} publishedAt="2026-10-20T08:00:00+02:00" title="Title" />
    </VinrodProvider>,
  );
  expect(container.textContent).toContain('20 October 2026');
  expect(container.textContent).toContain('May');
  expect(container.textContent).not.toMatch(/maj|okt/);
  expect(screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuetext'))).toEqual([
    'May 2026',
    'October 2026',
  ]);
});

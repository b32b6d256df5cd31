import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { StepKind } from '../../core/time/steps.ts';
import { LineGraph, type LineGraphSeries } from '../../line-graph/index.ts';
import { demoSeries, demoSite } from '../demo-series.fixture.ts';
import type { LevelQuestion } from '../../levels/level-loader.ts';
import { useLevels, type LevelExtent } from '../../levels/use-levels.tsx';

const site = demoSite(0);
const dayMs = 86_400_000;
const extent: LevelExtent = {
  step: 'hour',
  from: Date.parse('2024-01-01T00:00:00+01:00'),
  to: Date.parse('2026-10-31T23:00:00+01:00'),
};

/** The coarsest step with a value per two px or more. */
function stepFor({ window, width }: LevelQuestion): StepKind {
  const days = ((window?.to ?? extent.to) - (window?.from ?? extent.from)) / dayMs;
  if (days * 24 < width / 2) return 'hour';
  return days < width / 2 ? 'day' : 'month';
}

function dayOf(instant: number): readonly [year: number, month: number, day: number] {
  const date = new Date(Math.min(extent.to, Math.max(extent.from, instant)) + dayMs / 8);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** A made-up server: slow, and away when the story says so. */
const server = { isAway: false };

async function answerSlowly(question: LevelQuestion): Promise<readonly LineGraphSeries[]> {
  const { isAway } = server;
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 300);
    question.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('No longer wanted', 'AbortError'));
    });
  });
  if (isAway) throw new Error('The server is away.');
  const { from, to } = question.window ?? extent;
  const data = demoSeries(site, stepFor(question), dayOf(from), dayOf(to));
  return [{ key: site.key, label: site.label, data }];
}

const none: readonly LineGraphSeries[] = [];

function FromServer() {
  const { answer, chart } = useLevels(answerSlowly, extent);
  return <LineGraph title="Förbrukning" unit="kWh" series={answer ?? none} {...chart} />;
}

const meta = {
  title: 'Diagram/Nivåer från en server',
  component: FromServer,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FromServer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Months at first, days and hours as the reader zooms; what a server could not answer can be asked for again. */
export const Långsam: Story = {
  name: 'Långsam server',
  play: async ({ canvas, userEvent, step }) => {
    server.isAway = false;
    const figure = canvas.getByRole('figure');
    const slider = await canvas.findByRole('slider', { name: 'Tidpunkt' });
    const slowly = { timeout: 5000 };
    const settled = () => waitFor(() => expect(figure).toHaveAttribute('aria-busy', 'false'), slowly);
    const said = () => slider.getAttribute('aria-valuetext') ?? '';
    await step('Hela tiden i månader', async () => {
      await settled();
      slider.focus();
      await userEvent.keyboard('{End}{ArrowLeft}');
      await waitFor(() => expect(said()).toMatch(/2025|2026/));
    });
    await step('Ett år i dygn', async () => {
      const wholeMonth = said();
      await userEvent.keyboard('++');
      // The month of the cursor has days outside the window, which only days leave out.
      await waitFor(() => expect(said()).not.toBe(wholeMonth), slowly);
      await settled();
      await expect(canvas.getByText(/^Visar \d+/, { selector: 'p' })).toBeVisible();
    });
    await step('Servern svarar inte, och sedan igen', async () => {
      // How many questions three keys become depends on how fast they come: all of them fail.
      server.isAway = true;
      await userEvent.keyboard('+++');
      const again = await canvas.findByRole('button', { name: 'Försök igen' }, slowly);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Värdena kunde inte hämtas.');
      server.isAway = false;
      await userEvent.click(again);
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull(), slowly);
      await settled();
    });
  },
};

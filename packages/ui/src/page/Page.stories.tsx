import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect } from 'storybook/test';

import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { FavoriteToggle } from '../favorite-toggle/index.ts';
import { Link } from '../link/index.ts';
import { Section } from '../section/index.ts';
import { Status } from '../status-badge/index.ts';
import { Text } from '../text/index.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Uppbyggnad/Sida · Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Översikt',
    description: 'Norrviken Livs, 14 anläggningar. Mätvärden till och med 2026-11-19.',
    actions: <Button icon={Download}>Ladda ner</Button>,
    children: (
      <>
        <Section title="Förbrukning per dygn" actions={<Link href="/analytics/graph">Visa i Analys</Link>}>
          <Text tone="muted">Här står diagrammet.</Text>
        </Section>
        <Section title="Senaste nyheterna" level={2}>
          <Text tone="muted">Här står nyheterna.</Text>
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vanlig: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Förbrukning per dygn' })).toBeVisible();
  },
};

export const Bred: Story = {
  args: {
    isWide: true,
    breadcrumbs: (
      <Link href="/analytics" tone="muted">
        Analys
      </Link>
    ),
    title: 'Månadsrapport',
  },
};

export const MedStjärna: Story = {
  name: 'Med stjärna och status',
  args: {
    title: 'Butik Stortorget 4',
    titleAside: (
      <>
        <FavoriteToggle name="Butik Stortorget 4" isFavorite onChange={() => undefined} />
        <Status kind="site" value="active" />
      </>
    ),
    description: 'Stortorget 4, 722 13 Västerås',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Butik Stortorget 4$/);
    await expect(canvas.getByRole('button', { name: 'Favorit: Butik Stortorget 4' })).toBePressed();
  },
};

export const MedMärke: Story = {
  name: 'Med märke för den sidan gäller',
  globals: { viewport: { value: 'tablet' } },
  args: {
    mark: <Avatar name="Norrviken Livs" shape="square" size="lg" />,
    title: 'Norrviken Livs',
    titleAside: <FavoriteToggle name="Norrviken Livs" isFavorite={false} onChange={() => undefined} />,
    description: '556677-8899 · 3 bolag, 14 anläggningar, 8 användare',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NL')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Norrviken Livs$/);
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Elnätsabonnemangsuppföljning',
    description: 'Koncernadministratörsbehörighetsgruppsinställningar för anläggningsgruppsansvariga.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { formatNumber } from '../format/index.ts';
import { InlineAlert } from '../inline-alert/index.ts';
import { Link } from '../link/index.ts';
import { LogoMark } from '../logo/index.ts';
import { useTheme } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';
import { ButtonStates } from './component-sheet/ButtonStates.tsx';
import { ColorScales } from './component-sheet/ColorScales.tsx';
import { FieldStates } from './component-sheet/FieldStates.tsx';
import { FloatingSheet } from './component-sheet/FloatingSheet.tsx';
import { RangeSheet } from './component-sheet/RangeSheet.tsx';
import { TableSheet } from './component-sheet/TableSheet.tsx';

const themeWords = { light: 'ljust tema', dark: 'mörkt tema', 'high-contrast': 'hög kontrast' } as const;

function Messages(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      }}
    >
      <EmptyState
        icon={Layers}
        title="Inga grupper ännu"
        action={
          <Button size="sm" variant="primary">
            Skapa grupp
          </Button>
        }
      >
        Samla anläggningar du vill följa upp tillsammans.
      </EmptyState>
      <Stack gap="3">
        <InlineAlert tone="danger" announce="off" title="Rapporten kunde inte hämtas.">
          Inget svar från servern. <Link href="#igen">Försök igen</Link>
        </InlineAlert>
        <InlineAlert tone="warning">
          <strong>Tre timmar saknas</strong> i oktober. Summan räknas utan dem.
        </InlineAlert>
        <InlineAlert tone="success">Alla mätvärden är uppmätta.</InlineAlert>
      </Stack>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  /** Minimum width beside another part, px. */
  readonly least?: number;
  readonly children: ReactNode;
}

function Part({ title, least = 560, children }: PartProps): ReactElement {
  return (
    <section
      aria-label={title}
      style={{ flex: `1 1 ${least}px`, marginBlockStart: 28, minInlineSize: 'min(100%, 280px)' }}
    >
      <h2 style={{ ...typography.title3, marginBlockEnd: 12 }}>{title}</h2>
      {children}
    </section>
  );
}

function Pair({ children }: { readonly children: ReactNode }): ReactElement {
  return <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 56 }}>{children}</div>;
}

function ComponentSheet(): ReactElement {
  const { theme } = useTheme();
  return (
    <div style={{ padding: '32px clamp(16px, 4vw, 48px) 48px', background: vars.color.surface }}>
      <header
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 16,
          paddingBlockEnd: 20,
          borderBlockEnd: `1px solid ${vars.color.text}`,
        }}
      >
        <Stack direction="row" gap="4" align="center">
          <LogoMark size={40} />
          <div>
            <h1 style={typography.figureMd}>Vinröd</h1>
            <Text tone="muted">Komponentblad, {themeWords[theme]}</Text>
          </div>
        </Stack>
        <div style={{ textAlign: 'end' }}>
          <p style={typography.figureLg}>{formatNumber(1_284_560.75)}</p>
          <Text tone="muted">
            Familjen Grotesk för rubriker och nyckeltal, Hanken Grotesk för text och tabeller
          </Text>
        </div>
      </header>
      <Part title="Färgskalor">
        <ColorScales />
      </Part>
      <Pair>
        <Part title="Knappar" least={660}>
          <ButtonStates />
        </Part>
        <Part title="Fält" least={480}>
          <FieldStates />
        </Part>
      </Pair>
      <Pair>
        <Part title="Datumintervall" least={740}>
          <RangeSheet />
        </Part>
        <Part title="Dialog, aviseringar, märken" least={480}>
          <FloatingSheet />
        </Part>
      </Pair>
      <Pair>
        <Part title="Tabell">
          <TableSheet />
        </Part>
        <Part title="Tomt, fel, läser in">
          <Messages />
        </Part>
      </Pair>
    </div>
  );
}

const meta = {
  title: 'Grunder/Komponentblad',
  component: ComponentSheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComponentSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const partNames = [
  'Färgskalor',
  'Knappar',
  'Fält',
  'Datumintervall',
  'Dialog, aviseringar, märken',
  'Tabell',
  'Tomt, fel, läser in',
];

export const Blad: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vinröd' })).toBeVisible();
    for (const name of partNames) await expect(canvas.getByRole('region', { name })).toBeVisible();
    // The checkbox target is 28 px, and must not make the compact row taller (tokens.md).
    // The height is only right in the kit's font: a fallback sits lower on its line beside an arrow.
    await document.fonts.ready;
    const row = canvas.getByRole('row', { name: 'Butik Lövåsen' });
    await expect(row.getBoundingClientRect().height).toBe(32);
  },
};

export const Mörkt: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };

export const HögKontrast: Story = {
  name: 'Hög kontrast',
  globals: { theme: 'high-contrast', viewport: { value: 'desktop' } },
};

export const Smal: Story = { name: '320 px', globals: { viewport: { value: 'narrow' } } };

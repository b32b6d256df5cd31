import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

import { Button, buttonVariants } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { InlineAlert } from '../inline-alert/index.ts';
import { Link } from '../link/index.ts';
import { LogoMark } from '../logo/index.ts';
import { Page } from '../page/index.ts';
import { Section } from '../section/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { colorNames } from '../tokens/names.ts';

const variantNames = { primary: 'Primär', secondary: 'Sekundär', quiet: 'Tyst', danger: 'Farlig' } as const;

function Buttons(): ReactElement {
  return (
    <Stack gap="3">
      {buttonVariants.map((variant) => {
        const look = variant === 'danger' ? { variant, icon: Trash2 } : { variant };
        return (
          <Stack key={variant} direction="row" gap="3" align="center" isWrapping>
            <Button {...look}>{variantNames[variant]}</Button>
            <Button {...look} isPending>
              Sparar
            </Button>
            <Button {...look} isDisabled>
              Avstängd
            </Button>
            <Button {...look} size="sm">
              Liten
            </Button>
            <Button {...look} size="lg">
              Stor
            </Button>
          </Stack>
        );
      })}
    </Stack>
  );
}

function Fields(): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gap: '18px 16px',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      }}
    >
      <TextField label="E-post" defaultValue="annika@norrvikenlivs.se" />
      <Select
        label="Förvaltare"
        placeholder="Välj förvaltare"
        options={[{ value: 'a', label: 'Anna Lindqvist' }]}
      />
      <TextField label="Abonnerad effekt" defaultValue="160,0" unit="kW" />
      <TextField
        label="Organisationsnummer"
        defaultValue="556677-889"
        errorMessage="Ange tio siffror, till exempel 556677-8899."
      />
      <TextField label="Anläggnings-id" hint="Kan inte ändras." value="735999000012049741" isDisabled />
      <Stack gap="1">
        <Checkbox defaultSelected>Vald</Checkbox>
        <Checkbox isIndeterminate>Delvis</Checkbox>
        <Checkbox>Ej vald</Checkbox>
      </Stack>
    </div>
  );
}

function Messages(): ReactElement {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
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
        <InlineAlert tone="warning" title="Tre timmar saknas i oktober.">
          Summan räknas utan dem.
        </InlineAlert>
        <InlineAlert tone="success">Alla mätvärden är uppmätta.</InlineAlert>
      </Stack>
    </div>
  );
}

function Colors(): ReactElement {
  return (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      {colorNames.map((name) => (
        <Stack key={name} direction="row" gap="2" align="center">
          <span
            style={{
              flex: 'none',
              inlineSize: 28,
              blockSize: 20,
              border: '1px solid var(--vr-color-border-strong)',
              borderRadius: 'var(--vr-radius-sm)',
              background: `var(--vr-color-${name})`,
            }}
          />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </div>
  );
}

function ComponentSheet(): ReactElement {
  return (
    <Page
      title={
        <Stack direction="row" gap="4" align="center">
          <LogoMark size={40} />
          Vinröd
        </Stack>
      }
      description="Komponentblad. Familjen Grotesk för rubriker och nyckeltal, Hanken Grotesk för text och tabeller."
    >
      <Section title="Knappar" hasRule>
        <div style={{ paddingBlockStart: 16 }}>
          <Buttons />
        </div>
      </Section>
      <Section title="Fält">
        <Fields />
      </Section>
      <Section title="Tomt, fel, upplysningar">
        <Messages />
      </Section>
      <Section title="Färger">
        <Colors />
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Grunder/Komponentblad',
  component: ComponentSheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComponentSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blad: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vinröd' })).toBeVisible();
  },
};

export const Mörkt: Story = { globals: { theme: 'dark' } };

export const HögKontrast: Story = { name: 'Hög kontrast', globals: { theme: 'high-contrast' } };

export const Smal: Story = { name: '320 px', globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { formatNumber } from '../format/index.ts';
import { InlineAlert } from '../inline-alert/index.ts';
import { Link } from '../link/index.ts';
import { Logo } from '../logo/index.ts';
import { Page } from '../page/index.ts';
import { Section } from '../section/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { vars } from '../tokens/index.ts';
import { createTheme, type Brand, type ContrastFailure } from './index.ts';

const brands: Readonly<Record<'forest' | 'harbour' | 'pale', Brand>> = {
  forest: {
    name: 'Granskog Energi',
    primary: '#0b4f3a',
    accent: '#6a2c91',
    fonts: { heading: ['Georgia', 'serif'] },
    radii: { sm: 6, md: 10, lg: 14, xl: 18 },
  },
  harbour: { name: 'Hamnstadens Elnät', primary: '#004b87' },
  pale: { name: 'Solgul Kraft', primary: '#ffe69a' },
};

function contrast(ratio: number): string {
  return `${formatNumber(ratio)}:1`;
}

function failureText({ theme, foreground, background, ratio, needed }: ContrastFailure): string {
  return `${theme}: ${foreground} på ${background} har ${contrast(ratio)}, behöver ${contrast(needed)}`;
}

interface BrandedPageProps {
  /** Which supplier the page is shown for. */
  readonly brand: keyof typeof brands;
}

function BrandedPage({ brand }: BrandedPageProps): ReactElement {
  const theme = createTheme(brands[brand], { onFailure: 'report' });
  const swatches = ['brand', 'brandSubtle', 'accent', 'selection', 'dataCurrent', 'dataPrevious'] as const;
  return (
    <>
      <style>{theme.cssText}</style>
      <Page title={<Logo name={theme.name} />} description="Samma komponenter, leverantörens färger.">
        <Section title="Formulär" hasRule>
          <Stack gap="4" align="start">
            <TextField label="E-post" defaultValue="anna@norrviken.example" />
            <Select
              label="Förvaltare"
              defaultValue="anna"
              options={[{ value: 'anna', label: 'Anna Lindqvist' }]}
            />
            <Checkbox defaultSelected>Visa bara favoriter</Checkbox>
            <Stack direction="row" gap="3" isWrapping>
              <Button variant="primary">Spara ändringar</Button>
              <Button>Avbryt</Button>
              <Button variant="danger">Ta bort gruppen</Button>
            </Stack>
            <Link href="#hjalp">Hjälp med anläggnings-id</Link>
          </Stack>
        </Section>
        <Section title="Ytor och diagramfärger">
          <Stack direction="row" gap="2" isWrapping>
            {swatches.map((name) => (
              <span
                key={name}
                style={{
                  inlineSize: 56,
                  blockSize: 32,
                  border: `1px solid ${vars.color.borderStrong}`,
                  borderRadius: vars.radius.md,
                  background: vars.color[name],
                }}
              />
            ))}
          </Stack>
        </Section>
        <Section title="Kontrastprov">
          {theme.failures.length === 0 ? (
            <InlineAlert tone="success" announce="off">
              Alla {theme.pairCount} färgpar håller WCAG 2.2 AA i ljust, mörkt och hög kontrast.
            </InlineAlert>
          ) : (
            <InlineAlert tone="danger" announce="off" title="Temat kan inte användas">
              {theme.failures.map((failure) => (
                <Text key={failureText(failure)}>{failureText(failure)}</Text>
              ))}
            </InlineAlert>
          )}
        </Section>
      </Page>
    </>
  );
}

const meta = {
  title: 'Grunder/Egen profil · createTheme',
  component: BrandedPage,
  args: { brand: 'forest' },
  // The style sheet applies to the whole page, so each example needs its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof BrandedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

function cssVariable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

export const AndraFärger: Story = {
  tags: ['picture'],
  name: 'Andra färger, former och rubriker',
  play: async ({ canvas }) => {
    const { colors } = createTheme(brands.forest);
    await expect(cssVariable('--vr-color-brand')).toBe('#0b4f3a');
    await expect(cssVariable('--vr-color-link')).toBe(colors.light.link);
    await expect(cssVariable('--vr-color-text')).toBe(colors.light.text);
    const button = canvas.getByRole('button', { name: 'Spara ändringar' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(11, 79, 58)');
    await expect(getComputedStyle(button).borderRadius).toBe('10px');
    await expect(canvas.getByText(/Alla 387 färgpar/)).toBeVisible();
  },
};

export const Mörkt: Story = {
  name: 'Egen profil, mörkt',
  globals: { theme: 'dark' },
  play: async () => {
    await expect(cssVariable('--vr-color-brand')).toBe(createTheme(brands.forest).colors.dark.brand);
  },
};

export const HögKontrast: Story = {
  name: 'Egen profil, hög kontrast',
  globals: { theme: 'high-contrast' },
  play: async () => {
    const { colors } = createTheme(brands.forest);
    await expect(cssVariable('--vr-color-brand')).toBe(colors['high-contrast'].brand);
  },
};

export const BaraHuvudfärg: Story = { name: 'Bara huvudfärgen', args: { brand: 'harbour' } };

export const FörBlek: Story = {
  name: 'För blek färg',
  args: { brand: 'pale' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('light: brand på surface har 1,23:1, behöver 3:1')).toBeVisible();
    await expect(canvas.getByText('light: brand på background har 1,13:1, behöver 3:1')).toBeVisible();
  },
};

export const Smal: Story = { name: '320 px', globals: { viewport: { value: 'narrow' } } };

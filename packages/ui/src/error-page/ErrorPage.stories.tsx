import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw, Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Återkoppling/Felsida · ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Förbjuden: Story = {
  tags: ['picture'],
  name: '403',
  args: {
    status: 403,
    literal: 'Sorry, you are not authorized to access this page.',
    actions: (
      <>
        <LinkButton href="/overview" variant="primary">
          Till översikten
        </LinkButton>
        <Button>Byt koncern</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Du har inte behörighet att se den här sidan.',
    );
    await expect(canvas.getByText('Sorry, you are not authorized to access this page.')).toHaveAttribute(
      'lang',
      'en',
    );
  },
};

export const Saknas: Story = {
  tags: ['picture'],
  name: '404',
  args: {
    status: 404,
    description:
      'Adressen kan vara felskriven, eller så har sidan flyttat. Sök efter anläggningen eller gå tillbaka.',
    children: <TextField label="Sök" icon={Search} placeholder="Sök anläggning, bolag, faktura" />,
    actions: (
      <>
        <LinkButton href="/overview" variant="primary">
          Till översikten
        </LinkButton>
        <Button>Gå tillbaka</Button>
      </>
    ),
  },
};

const reload = fn();

export const Fel: Story = {
  tags: ['picture'],
  name: '500',
  args: {
    status: 500,
    literal: 'Sorry, something went wrong.',
    reference: '7F3A-20261120-0914',
    actions: (
      <>
        <Button variant="primary" icon={RefreshCw} onPress={reload}>
          Försök igen
        </Button>
        <LinkButton href="/contact">Kontakta oss</LinkButton>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    reload.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Försök igen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(reload).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Ange felkoden 7F3A-20261120-0914 om du hör av dig.')).toBeVisible();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    ...Förbjuden.args,
    status: 403,
    title: 'Elnätsabonnemangsuppföljningsbehörighet saknas.',
    description: 'Koncernadministratörsbehörighetsgruppsinställningen hindrar dig.',
  },
};

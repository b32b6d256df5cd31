import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Över sidan/Sidopanel · Drawer',
  component: Drawer,
  args: {
    title: 'Faktura 4100241690',
    children: (
      <DescriptionList
        layout="apart"
        items={[
          { term: 'Period', details: '2026-09-01 – 2026-09-30' },
          { term: 'Förfallodatum', details: '2026-11-20' },
          { term: 'Återstår', details: '13\u00a0740,00\u00a0kr', isStrong: true },
        ]}
      />
    ),
    actions: <Button variant="primary">Ladda ner pdf</Button>,
    isOpen: false,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Invoices(props: Omit<DrawerProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', minBlockSize: 480 }}>
      <div>
        <Button onPress={() => setIsOpen(true)}>Visa faktura</Button>
      </div>
      <Drawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

export const BredvidSidan: Story = {
  name: 'Bredvid sidan, från 1440 px',
  render: (args) => <Invoices {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Visa faktura' });
    await userEvent.click(opener);
    const panel = canvas.getByRole('complementary', { name: 'Faktura 4100241690' });
    await expect(canvas.getByRole('heading', { name: 'Faktura 4100241690' })).toHaveFocus();
    await expect(Math.round(panel.getBoundingClientRect().width)).toBe(450);
    await expect(getComputedStyle(panel).position).toBe('sticky');
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(globalThis.innerHeight);
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

export const ÖverSidan: Story = {
  name: 'Över sidan',
  args: { mode: 'modal' },
  render: (args) => <Invoices {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Visa faktura' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Faktura 4100241690' });
    await waitFor(() => expect(panel).toContainElement(document.querySelector<HTMLElement>(':focus')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Telefon: Story = {
  tags: ['picture'],
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  // It has no button that opens it.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    title: 'Elnätsabonnemangsuppföljningsfaktura 4100241690',
  },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(320));
  },
};

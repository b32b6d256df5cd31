import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, FileSpreadsheet, FileText, Image, Table, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Menu } from './Menu.tsx';

const toExcel = fn();

const meta = {
  title: 'Handlingar/Meny · Menu',
  component: Menu,
  args: {
    trigger: (
      <Button icon={Download} iconAfter={ChevronDown}>
        Exportera
      </Button>
    ),
    sections: [
      {
        id: 'values',
        label: 'Värden',
        items: [
          {
            id: 'xlsx',
            label: 'Excel',
            description: 'Alla värden, ett blad per anläggning · xlsx',
            icon: FileSpreadsheet,
            onAction: toExcel,
          },
          {
            id: 'csv',
            label: 'CSV',
            description: 'Semikolonavgränsad, decimalkomma · csv',
            icon: Table,
          },
        ],
      },
      {
        id: 'pictures',
        label: 'Bilder',
        items: [
          { id: 'png', label: 'Bild', description: 'Diagrammet som det visas · png', icon: Image },
          { id: 'pdf', label: 'Rapport', description: 'Diagram och tabell, A4 · pdf', icon: FileText },
        ],
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stängd: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Exportera' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: /^Excel/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /^Bild/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(toExcel).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Öppen: Story = {
  tags: ['picture'],
  parameters: {
    ariaSnapshot: `
      - button "Exportera" [expanded]
      - dialog "Exportera":
        - menu "Exportera":
          - group "Värden":
            - menuitem "Excel Alla värden, ett blad per anläggning · xlsx"
            - menuitem "CSV Semikolonavgränsad, decimalkomma · csv"
          - group "Bilder":
            - menuitem "Bild Diagrammet som det visas · png"
            - menuitem "Rapport Diagram och tabell, A4 · pdf"
    `,
  },
  args: { isOpen: true },
  play: async () => {
    await waitFor(async () =>
      expect(
        await screen.findByRole('menuitem', { name: 'CSV Semikolonavgränsad, decimalkomma · csv' }),
      ).toBeVisible(),
    );
  },
};

export const MedLänkarOchFara: Story = {
  name: 'Länk, avstängt och farligt val',
  args: {
    isOpen: true,
    trigger: <Button>Mer</Button>,
    sections: [
      {
        id: 'all',
        title: 'Anläggningsgrupp',
        items: [
          { id: 'edit', label: 'Redigera', href: '/groups/edit-group/1' },
          { id: 'share', label: 'Dela', isDisabled: true },
          { id: 'remove', label: 'Ta bort gruppen', icon: Trash2, isDanger: true },
        ],
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Redigera' })).toHaveAttribute(
      'href',
      '/groups/edit-group/1',
    );
    await expect(screen.getByRole('menuitem', { name: 'Dela' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    isOpen: true,
    trigger: <Button>Mer</Button>,
    sections: [
      {
        id: 'all',
        items: [
          {
            id: 'a',
            label: 'Koncernadministratörsbehörighetsgruppsinställningar',
            description: 'Elnätsabonnemangsuppföljningsrapporter för anläggningsgruppsansvariga',
            icon: FileText,
          },
        ],
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { CorporateGroupSwitcher, type CorporateGroupSwitcherProps } from './CorporateGroupSwitcher.tsx';
import { UserMenu } from './UserMenu.tsx';

function Kept(args: CorporateGroupSwitcherProps) {
  const [selectedId, setSelectedId] = useState(args.selectedId);
  const select = (uuid: string) => {
    setSelectedId(uuid);
    args.onSelect(uuid);
  };
  return <CorporateGroupSwitcher {...args} onSelect={select} selectedId={selectedId} />;
}

const meta = {
  title: 'Komponenter/Koncernväljare och kontomeny',
  component: CorporateGroupSwitcher,
  args: {
    selectedId: 'norrviken',
    onSelect: fn(),
    groups: [
      { uuid: 'norrviken', name: 'Norrviken Livs AB', siteCount: 14 },
      { uuid: 'bjorkhaga', name: 'Björkhaga Fastigheter', siteCount: 31 },
      { uuid: 'kallvik', name: 'Kallvik Industri', siteCount: 1 },
    ],
  },
  render: Kept,
} satisfies Meta<typeof CorporateGroupSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FleraKoncerner: Story = {
  name: 'Flera koncerner',
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Norrviken Livs AB Koncern · 14 anläggningar' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: /^Norrviken/ })).toBeChecked();
    await userEvent.keyboard('bj');
    await expect(
      screen.getByRole('menuitemradio', { name: 'Björkhaga Fastigheter 31 anläggningar' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('bjorkhaga');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName('Björkhaga Fastigheter Koncern · 31 anläggningar');
  },
};

export const EnKoncern: Story = {
  name: 'En koncern, inget att välja',
  args: { groups: [{ uuid: 'norrviken', name: 'Norrviken Livs AB', siteCount: 14 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Koncern · 14 anläggningar')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LångtNamn: Story = {
  name: 'Långt namn, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    selectedId: 'a',
    groups: [
      { uuid: 'a', name: 'Västernorrlandskustens Livsmedelsdistributionsaktiebolag', siteCount: 1284 },
      { uuid: 'b', name: 'Kallvik Industri' },
    ],
  },
};

const signOut = fn();

export const Kontomeny: Story = {
  render: () => (
    <UserMenu
      name="Annika Lindqvist"
      sections={[
        {
          id: 'account',
          label: 'Konto',
          items: [
            { id: 'profile', label: 'Min profil', icon: UserRound, href: '/profile' },
            { id: 'password', label: 'Byt lösenord', icon: KeyRound, href: '/update-password' },
          ],
        },
        {
          id: 'session',
          label: 'Session',
          items: [{ id: 'sign-out', label: 'Logga ut', icon: LogOut, onAction: signOut }],
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annika Lindqvist' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logga ut' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

export const KontomenyISkuggläge: Story = {
  name: 'Kontomeny i skuggläge',
  render: () => (
    <UserMenu
      name="Johan Ekberg"
      detail="Visar som Anna Lindqvist"
      sections={[{ id: 'session', label: 'Session', items: [{ id: 'sign-out', label: 'Logga ut' }] }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Johan Ekberg Visar som Anna Lindqvist' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import {
  CorporateGroupButton,
  CorporateGroupName,
  type CorporateGroupButtonProps,
} from './CorporateGroupButton.tsx';
import { UserMenu } from './UserMenu.tsx';

function Kept({ isOpen: isOpenFirst, onPress, ...shown }: CorporateGroupButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const press = () => {
    setIsOpen(!isOpen);
    onPress();
  };
  return <CorporateGroupButton {...shown} isOpen={isOpen} onPress={press} ref={button} />;
}

const meta = {
  title: 'Handlingar/Koncernväljare och kontomeny · CorporateGroupButton, UserMenu',
  component: CorporateGroupButton,
  args: {
    group: { name: 'Norrviken Livs AB', siteCount: 14 },
    isOpen: false,
    onPress: fn(),
    ref: null,
  },
  render: Kept,
} satisfies Meta<typeof CorporateGroupButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnAvFlera: Story = {
  name: 'En av flera koncerner',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Norrviken Livs AB Koncern · 14 anläggningar' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+J');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const AllaKoncerner: Story = {
  name: 'Alla koncerner',
  args: { group: null, groupCount: 312 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Alla koncerner 312 koncerner' })).toBeVisible();
  },
};

export const EnKoncern: Story = {
  name: 'En koncern, inget att välja',
  render: () => <CorporateGroupName group={{ name: 'Norrviken Livs AB', siteCount: 14 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Koncern · 14 anläggningar')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LångtNamn: Story = {
  name: 'Långt namn, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: { group: { name: 'Västernorrlandskustens Livsmedelsdistributionsaktiebolag', siteCount: 1284 } },
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

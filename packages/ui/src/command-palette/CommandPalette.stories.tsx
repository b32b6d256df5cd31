import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Building2,
  ChartLine,
  FileDown,
  House,
  Layers,
  Leaf,
  MapPin,
  ReceiptText,
  Settings2,
  Warehouse,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { LinkComponentContext, type LinkComponentProps } from '../provider/RoutedAnchor.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { CommandPaletteButton } from './CommandPaletteButton.tsx';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useCommandPaletteShortcut } from './use-command-palette-shortcut.ts';

const download = fn();
const follow = fn();

const groups = [
  { id: 'screens', label: 'Sidor' },
  { id: 'actions', label: 'Gör' },
  { id: 'sites', label: 'Anläggningar' },
  { id: 'companies', label: 'Bolag' },
  { id: 'invoices', label: 'Fakturor' },
  { id: 'groups', label: 'Anläggningsgrupper' },
];

const commands: readonly PaletteEntry[] = [
  { id: 'overview', label: 'Översikt', group: 'screens', icon: House, href: '/overview' },
  {
    id: 'analytics',
    label: 'Analys',
    group: 'screens',
    icon: ChartLine,
    href: '/analytics',
    keywords: ['rapport', 'graf'],
  },
  {
    id: 'invoices',
    label: 'Fakturor',
    group: 'screens',
    icon: ReceiptText,
    href: '/invoices',
    keywords: ['räkningar', 'betala'],
  },
  {
    id: 'residual-mix',
    label: 'Residualmix',
    group: 'screens',
    icon: Leaf,
    href: '/environment/residual-mix',
  },
  {
    id: 'download',
    label: 'Ladda ner månadsrapport',
    group: 'actions',
    icon: FileDown,
    onAction: download,
  },
  { id: 'settings', label: 'Ändra tema', group: 'actions', icon: Settings2, onAction: fn() },
];

const held: readonly PaletteEntry[] = [
  {
    id: 'site-1',
    label: 'Butik Stortorget 4',
    description: 'Norrviken Butik AB, Stortorget 4, Luleå',
    group: 'sites',
    icon: MapPin,
    href: '/corporate-groups/1/facility/1/site/1',
    keywords: ['735 999 0000 0001 0012'],
  },
  {
    id: 'site-2',
    label: 'Lager Östra hamnen',
    description: 'Norrviken Logistik AB, Hamngatan 12, Luleå',
    group: 'sites',
    icon: Warehouse,
    href: '/corporate-groups/1/facility/2/site/2',
  },
  {
    id: 'company-1',
    label: 'Norrviken Logistik AB',
    description: '556677-8899',
    group: 'companies',
    icon: Building2,
    href: '/corporate-groups/1/facility/2',
  },
  {
    id: 'invoice-1',
    label: 'Faktura 2026-10432',
    description: 'Norrviken Logistik AB, oktober 2026',
    group: 'invoices',
    icon: ReceiptText,
    href: '/invoices?id=1',
  },
  {
    id: 'group-1',
    label: 'Butiker i Sandhamra',
    description: '5 anläggningar',
    group: 'groups',
    icon: Layers,
    href: '/groups/1',
  },
];

const find: NonNullable<CommandPaletteProps['findEntries']> = (search) =>
  Promise.resolve(matchEntries(held, search));

function FollowedLink({ children, href, onClick, ...anchor }: LinkComponentProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

function Portal({ isOpen: isOpenFirst, onOpenChange, ...props }: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  useCommandPaletteShortcut(() => change(!isOpen));
  return (
    <LinkComponentContext value={FollowedLink}>
      <div style={{ maxInlineSize: 300 }}>
        <CommandPaletteButton onPress={() => change(true)} />
      </div>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={change} />
    </LinkComponentContext>
  );
}

const meta = {
  title: 'Navigering/Kommandopalett · CommandPalette',
  component: CommandPalette,
  tags: ['!autodocs'],
  args: {
    groups,
    commands,
    findEntries: find,
    isOpen: true,
    onOpenChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Portal {...args} />,
  // Each in its own frame: an open palette covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  beforeEach: () => {
    download.mockClear();
    follow.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openField() {
  const dialog = await screen.findByRole('dialog', { name: 'Sök i portalen' });
  const field = within(dialog).getByRole('searchbox', { name: 'Sök i portalen' });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field };
}

/** The entry that the keyboard is on: focus stays in the field. */
function current(field: HTMLElement): string {
  const id = field.getAttribute('aria-activedescendant');
  return (id === null ? null : document.querySelector(`#${CSS.escape(id)}`))?.textContent ?? '';
}

export const Öppen: Story = {
  tags: ['picture'],
  play: async ({ userEvent, args }) => {
    const { dialog, field } = await openField();
    const menu = within(dialog).getByRole('menu', { name: 'Förslag' });
    await expect(within(menu).getByRole('group', { name: 'Sidor' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current(field)).toBe('Översikt'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(current(field)).toBe('Fakturor'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveBeenCalledWith('/invoices'));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'invoices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const MedTangentbordet: Story = {
  name: 'Ctrl K, sök, välj',
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sök anläggning, bolag, faktura' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await userEvent.keyboard('{Control>}k{/Control}');
    const { dialog, field } = await openField();
    await userEvent.keyboard('ladda');
    await expect(within(dialog).getByRole('menuitem', { name: 'Ladda ner månadsrapport' })).toBeVisible();
    await waitFor(() => expect(current(field)).toBe('Ladda ner månadsrapport'));
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await openField();
    await userEvent.keyboard('an{Escape}');
    await expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The first letter is there when the palette renders, the others when it is drawn. */
function lettersWhileOpening(): () => string {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1 ? 'b' : 'butik';
  };
}

export const BokstäverFöreFältet: Story = {
  name: 'Bokstäver som skrivs medan paletten öppnas',
  args: { initialSearch: lettersWhileOpening() },
  play: async () => {
    const { field } = await openField();
    await waitFor(() => expect(field).toHaveValue('butik'));
    await waitFor(() => expect(current(field)).toMatch(/^Butik Stortorget 4/));
  },
};

export const Inklistrat: Story = {
  name: 'Enter efter inklistrad text öppnar första träffen',
  play: async ({ userEvent }) => {
    const { field } = await openField();
    await userEvent.paste('556677-8899');
    await waitFor(() => expect(current(field)).toMatch(/^Norrviken Logistik AB/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveBeenCalledWith('/corporate-groups/1/facility/2'));
  },
};

export const Träffar: Story = {
  name: 'Träffar från servern',
  play: async ({ userEvent }) => {
    const { dialog, field } = await openField();
    await userEvent.keyboard('lulea');
    await expect(await within(dialog).findByText('Inga träffar på ”lulea”')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('ÖSTRA hamn');
    const hit = await within(dialog).findByRole('menuitem', { name: /^Lager Östra hamnen/ });
    const marked = [...hit.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marked.slice(0, 2)).toEqual(['Östra', 'hamn']);
    await userEvent.clear(field);
    await userEvent.keyboard('norrviken');
    const menu = await within(dialog).findByRole('menu', { name: 'Sökresultat' });
    await waitFor(() =>
      expect(
        within(menu)
          .getAllByRole('group')
          .map((group) => group.getAttribute('aria-labelledby'))
          .map((id) => document.querySelector(`#${CSS.escape(id ?? '')}`)?.textContent),
      ).toEqual(['Anläggningar', 'Bolag', 'Fakturor']),
    );
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('4 träffar'));
  },
};

export const Senaste: Story = {
  name: 'Senaste val',
  args: { recent: held.slice(1, 3) },
  play: async ({ userEvent }) => {
    const { dialog, field } = await openField();
    const groupOf = within(dialog).getByRole('group', { name: 'Senaste' });
    await expect(within(groupOf).getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current(field)).toContain('Lager Östra hamnen'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveBeenCalledWith('/corporate-groups/1/facility/2/site/2'));
  },
};

export const LäserIn: Story = {
  name: 'Läser in',
  args: { findEntries: () => new Promise(() => undefined) },
  play: async ({ userEvent }) => {
    const { dialog } = await openField();
    await userEvent.keyboard('analys');
    await expect(within(dialog).getByRole('progressbar', { name: 'Söker …' })).toBeInTheDocument();
    await expect(within(dialog).getByRole('menuitem', { name: 'Analys' })).toBeVisible();
  },
};

let attempts = 0;

export const Misslyckas: Story = {
  args: {
    findEntries: (search) => {
      attempts += 1;
      return attempts % 2 === 1
        ? Promise.reject(new Error('Inget svar från servern.'))
        : find(search, new AbortController().signal);
    },
  },
  play: async ({ userEvent }) => {
    attempts = 0;
    const { dialog, field } = await openField();
    await userEvent.keyboard('stor');
    const alert = await within(dialog).findByRole('alert');
    await expect(alert).toHaveTextContent('Sökningen kunde inte göras.');
    const retry = within(alert).getByRole('button', { name: 'Försök igen' });
    for (let step = 0; step < 4 && document.activeElement !== retry; step += 1) await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByRole('menuitem', { name: /^Butik Stortorget 4/ })).toBeVisible();
    await expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Avbryter: Story = {
  name: 'Avbryter en sökning som blivit gammal',
  args: { findEntries: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ userEvent, args }) => {
    const { findEntries } = args;
    await openField();
    await userEvent.keyboard('nor');
    await waitFor(() => expect(findEntries).toHaveBeenCalledWith('nor', expect.any(AbortSignal)));
    await userEvent.keyboard('rv');
    await waitFor(() => expect(findEntries).toHaveBeenCalledTimes(2));
    await expect(findEntries).toHaveBeenNthCalledWith(1, 'nor', expect.objectContaining({ aborted: true }));
    await expect(findEntries).toHaveBeenNthCalledWith(
      2,
      'norrv',
      expect.objectContaining({ aborted: false }),
    );
  },
};

export const Tom: Story = {
  args: { commands: [], recent: [] },
  play: async () => {
    const { dialog } = await openField();
    await expect(within(dialog).getByText('Börja skriva för att söka.')).toBeVisible();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    commands: [
      {
        id: 'long',
        label: 'Elnätsabonnemangsuppföljningsanläggningsgruppsrapport',
        description: 'Koncernadministratörsbehörighetsgruppsinställningar',
        group: 'screens',
        icon: ChartLine,
        href: '/analytics',
      },
      ...commands,
    ],
  },
  play: async ({ userEvent }) => {
    const { dialog } = await openField();
    await userEvent.keyboard('grupp');
    await expect(within(dialog).getByRole('menuitem')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

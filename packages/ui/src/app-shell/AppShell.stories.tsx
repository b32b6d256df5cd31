import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Building2,
  ChartSpline,
  CircleHelp,
  FileBadge,
  House,
  Layers,
  MessageSquare,
  ReceiptText,
  Search,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Banner } from '../banner/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { LogoMark } from '../logo/LogoMark.tsx';
import { CorporateGroupButton, UserMenu } from '../menu/index.ts';
import { Page } from '../page/index.ts';
import { SearchField } from '../search-field/index.ts';
import { AppShell } from './AppShell.tsx';
import type { NavItem } from './nav-items.ts';

const items: readonly NavItem[] = [
  { href: '/overview', label: 'Översikt', icon: House, isInBottomBar: true },
  { href: '/analytics', label: 'Analys', icon: ChartSpline, group: 'Energi', isInBottomBar: true },
  { href: '/groups', label: 'Anläggningsgrupper', icon: Layers, group: 'Energi' },
  { href: '/certificate', label: 'Certifikat', icon: FileBadge, group: 'Energi' },
  {
    href: '/corporate-groups',
    label: 'Bolag och anläggningar',
    shortLabel: 'Anläggningar',
    icon: Building2,
    group: 'Företaget',
    isInBottomBar: true,
  },
  {
    href: '/invoices',
    label: 'Fakturor',
    icon: ReceiptText,
    group: 'Företaget',
    count: 3,
    isInBottomBar: true,
  },
  { href: '/users', label: 'Användare', icon: Users, group: 'Företaget' },
  { href: '/roles', label: 'Roller', icon: ShieldCheck, group: 'Företaget' },
  { href: '/contact', label: 'Kontakt', icon: MessageSquare, group: 'Hjälp' },
];

function SearchSlot() {
  const [value, setValue] = useState('');
  return (
    <SearchField
      ground="page"
      isLabelHidden
      label="Sök"
      onChange={setValue}
      placeholder="Sök anläggning, bolag, faktura"
      shortcut={['Ctrl', 'K']}
      size="sm"
      value={value}
    />
  );
}

function shown(name: string, siteCount: number) {
  return <CorporateGroupButton group={{ name, siteCount }} isOpen={false} onPress={fn()} ref={null} />;
}

const meta = {
  title: 'Navigering/Ramen · AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Vinröd Energi', logo: <LogoMark size={28} tone="inverse" />, href: '/overview' },
    items,
    currentPath: '/overview',
    onNavCollapsedChange: fn(),
    context: shown('Norrviken Livs AB', 14),
    search: <SearchSlot />,
    compactSearch: <IconButton icon={Search} label="Sök" />,
    actions: (
      <>
        <IconButton icon={CircleHelp} label="Hjälp" />
        <IconButton icon={Bell} label="Aviseringar" />
      </>
    ),
    user: (
      <UserMenu
        name="Annika Lindqvist"
        sections={[{ id: 'account', label: 'Konto', items: [{ id: 'out', label: 'Logga ut' }] }]}
      />
    ),
    children: (
      <Page
        description="Här är läget för Norrviken Livs AB. Mätvärdena är kompletta till och med 19 november."
        title="God morgon, Annika"
      >
        <p>Här står sidans innehåll.</p>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skrivbord: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    const nav = within(canvas.getByRole('navigation', { name: 'Huvudmeny' }));
    await expect(nav.getByRole('link', { name: 'Översikt' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('list', { name: 'Energi' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Meny' })).not.toBeInTheDocument();
    await expect(nav.getByRole('link', { name: 'Översikt' }).getBoundingClientRect().right).toBeLessThan(260);
  },
};

export const Undersida: Story = {
  parameters: {
    ariaSnapshot: `
      - link "Hoppa till innehållet":
      - banner:
        - link "Vinröd Energi, till startsidan":
          - /url: /overview
        - button "Norrviken Livs AB Koncern · 14 anläggningar"
        - searchbox "Sök"
        - button "Annika Lindqvist"
      - navigation "Huvudmeny":
        - list:
          - listitem:
            - link "Översikt":
              - /url: /overview
        - list "Energi":
          - listitem:
            - link "Analys":
        - button "Fäll ihop menyn"
      - main:
        - heading "God morgon, Annika" [level=1]
    `,
  },
  args: { currentPath: '/overview/published-news/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Översikt' })).toHaveAttribute('aria-current', 'true');
  },
};

export const FällaIhop: Story = {
  name: 'Fälla ihop menyn',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fäll ihop menyn' }));
    await expect(args.onNavCollapsedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('navigation', { name: 'Huvudmeny' }).getBoundingClientRect().width).toBe(
      80,
    );
    const link = canvas.getByRole('link', { name: 'Analys' });
    link.focus();
    await userEvent.keyboard('{Tab}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Anläggningsgrupper');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Fäll ut menyn' }));
    await expect(args.onNavCollapsedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Smalspår: Story = {
  name: 'Hopfälld',
  args: { isNavCollapsed: true },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('link', { name: 'Översikt' }).getBoundingClientRect();
    await expect([left, right]).toEqual([14, 65]);
  },
};

export const Läsplatta: Story = {
  name: 'Läsplatta, 1024 px',
  globals: { viewport: { value: 'tablet' } },
};

export const Telefon: Story = {
  name: 'Telefon, 390 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Genvägar' }));
    await expect(bar.getAllByRole('link')).toHaveLength(4);
    await expect(bar.getByRole('link', { name: 'Översikt' })).toHaveAttribute('aria-current', 'page');
    const more = bar.getByRole('button', { name: 'Mer' });
    await userEvent.click(more);
    const drawer = within(await screen.findByRole('dialog', { name: 'Meny' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Certifikat' })).toBeVisible());
    await expect(drawer.getByRole('button', { name: 'Annika Lindqvist' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const TelefonAnnanPlats: Story = {
  name: 'Telefon, en plats bakom Mer',
  globals: { viewport: { value: 'phone' } },
  args: { currentPath: '/certificate' },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Genvägar' }));
    await expect(bar.getByRole('button', { name: 'Mer' })).toHaveAttribute('aria-current', 'true');
    for (const link of bar.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current');
  },
};

export const MenynÖppen: Story = {
  name: 'Menyn öppen, 390 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meny' }));
    const drawer = await screen.findByRole('dialog', { name: 'Meny' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

export const MedBanner: Story = {
  name: 'Med banner',
  args: {
    banner: (
      <Banner action={{ label: 'Avsluta skuggläge', onPress: fn() }} label="Skuggläge" tone="shadow">
        Skuggläge: du visar portalen som Anna Ek.
      </Banner>
    ),
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Skuggläge' });
    await expect(banner.getBoundingClientRect().height).toBe(36);
    const brand = canvas.getByRole('link', { name: 'Vinröd Energi, till startsidan' });
    await expect(brand.getBoundingClientRect().top).toBe(36);
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    brand: {
      name: 'Västernorrlandskustens Elnätsförvaltningsaktiebolag',
      logo: <LogoMark size={28} tone="inverse" />,
      href: '/overview',
    },
    context: shown('Västernorrlandskustens Livsmedelsdistributionsaktiebolag', 1284),
  },
};

export const LångSida: Story = {
  name: 'Lång sida med banner',
  args: {
    banner: (
      <Banner action={{ label: 'Avsluta skuggläge', onPress: fn() }} label="Skuggläge" tone="shadow">
        Skuggläge: du visar portalen som Anna Ek.
      </Banner>
    ),
    children: (
      <Page title="Anläggningar">
        <ul>
          {Array.from({ length: 60 }, (_unused, row) => (
            <li key={row} style={{ paddingBlock: 8 }}>
              <Link href={`/corporate-groups/sites/${row + 1}`}>Butik {row + 1}</Link>
            </li>
          ))}
        </ul>
      </Page>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Huvudmeny' });
    const main = canvas.getByRole('main');
    await expect(nav.getBoundingClientRect().bottom).toBe(main.getBoundingClientRect().bottom);
    const brand = canvas.getByRole('link', { name: 'Vinröd Energi, till startsidan' });
    const top = brand.getBoundingClientRect().bottom;
    await waitFor(() =>
      expect(getComputedStyle(main).getPropertyValue('--vr-sticky-offset')).toBe(`${top}px`),
    );
    canvas.getByRole('link', { name: 'Butik 60' }).focus();
    const above = canvas.getByRole('link', { name: 'Butik 20' });
    canvas.getByRole('link', { name: 'Butik 21' }).focus();
    await userEvent.tab({ shift: true });
    await expect(above).toHaveFocus();
    await expect(above.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    window.scrollTo(0, 0);
  },
};

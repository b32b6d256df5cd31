import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { CorporateGroupButton } from '../menu/CorporateGroupButton.tsx';
import { CorporateGroupSearch, type CorporateGroupSearchProps } from './CorporateGroupSearch.tsx';
import { EVERY_CORPORATE_GROUP, fitsSearch, type GroupChoice } from './group-choice.ts';

const known: readonly GroupChoice[] = [
  { uuid: 'bjorkhaga', name: 'Björkhaga Fastigheter', detail: '559990-2193 · 28 anläggningar' },
  { uuid: 'kallvik', name: 'Kallvik Industri', detail: '559992-4411 · 20 anläggningar' },
  { uuid: 'norrviken', name: 'Norrviken Livs', detail: '559990-1104 · 14 anläggningar' },
  { uuid: 'norrvallen', name: 'Norrvallens Fastigheter', detail: '559991-8208 · 41 anläggningar' },
];

/** Data of a server with ten thousand corporate groups. */
const veryMany: readonly GroupChoice[] = Array.from({ length: 10_000 }, (_unused, index) => ({
  uuid: `k-${index + 1}`,
  name: `Koncern ${index + 1}`,
  detail: index % 2 === 0 ? 'Elområde SE1' : 'Elområde SE4',
}));

function findAmong(all: readonly GroupChoice[], limit = 50): CorporateGroupSearchProps['findGroups'] {
  return (search) => Promise.resolve(all.filter((group) => fitsSearch(group, search)).slice(0, limit));
}

function TopBar({
  isOpen: isOpenFirst,
  onOpenChange,
  onSelect,
  selectedId: first,
  triggerRef: _unused,
  ...search
}: CorporateGroupSearchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [selectedId, setSelectedId] = useState(first);
  const change = (next: boolean) => {
    if (next) button.current?.focus();
    setIsOpen(next);
    onOpenChange(next);
  };
  const group = [...known, ...veryMany].find(({ uuid }) => uuid === selectedId) ?? null;
  return (
    <>
      <CorporateGroupButton
        group={group}
        groupCount={4}
        isOpen={isOpen}
        onPress={() => change(!isOpen)}
        ref={button}
      />
      <CorporateGroupSearch
        {...search}
        isOpen={isOpen}
        onOpenChange={change}
        onSelect={(id) => {
          setSelectedId(id);
          onSelect(id);
        }}
        selectedId={selectedId}
        triggerRef={button}
      />
    </>
  );
}

const meta = {
  title: 'Energi/Sök koncern · CorporateGroupSearch',
  component: CorporateGroupSearch,
  tags: ['!autodocs'],
  args: {
    findGroups: findAmong(known),
    selectedId: EVERY_CORPORATE_GROUP,
    everyDetail: 'Listor och sökning gäller alla 4',
    isOpen: true,
    onOpenChange: fn(),
    onSelect: fn(),
    triggerRef: { current: null },
  },
  render: (args) => <TopBar {...args} />,
  // Each in its own frame: a floating sheet covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof CorporateGroupSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openField() {
  const dialog = await screen.findByRole('dialog', { name: 'Byt koncern' });
  const field = within(dialog).getByRole('combobox', { name: 'Sök koncern' });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field };
}

/** The option the keyboard is on: focus stays in the field. */
function current(field: HTMLElement): string {
  const id = field.getAttribute('aria-activedescendant');
  return (id === null ? null : document.querySelector(`#${CSS.escape(id)}`))?.textContent ?? '';
}

async function isGone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const Öppen: Story = {
  tags: ['picture'],
  play: async () => {
    const { dialog, field } = await openField();
    const every = within(dialog).getByRole('option', { name: /^Alla koncerner/ });
    await expect(every).toHaveAttribute('aria-selected', 'true');
    const group = await within(dialog).findByRole('group', { name: 'Koncerner' });
    await expect(within(group).getAllByRole('option')).toHaveLength(4);
    await expect(current(field)).toContain('Alla koncerner');
  },
};

export const MedTangentbordet: Story = {
  name: 'Ctrl J, skriv, pil, Enter',
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Control>}j{/Control}');
    const { dialog, field } = await openField();
    await userEvent.keyboard('norrv');
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(2));
    await expect(current(field)).toContain('Norrviken Livs');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current(field)).toContain('Norrvallens Fastigheter');
    await userEvent.keyboard('{ArrowDown}');
    await expect(current(field)).toContain('Norrviken Livs');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('norrviken');
    await isGone();
    const button = canvas.getByRole('button', { name: /^Norrviken Livs/ });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A company leads into its corporate group, and is told from one by its heading and mark. */
export const Bolag: Story = {
  args: {
    findGroups: findAmong([
      ...known,
      { kind: 'company', uuid: 'butik', name: 'Norrviken Butik AB', detail: 'Norrviken Livs · 559990-1286' },
      {
        kind: 'company',
        uuid: 'logistik',
        name: 'Norrviken Logistik AB',
        detail: 'Norrviken Livs · 559990-1369',
      },
    ]),
  },
  play: async ({ userEvent, args }) => {
    const { dialog, field } = await openField();
    await userEvent.keyboard('norrv');
    const companies = await within(dialog).findByRole('group', { name: 'Bolag' });
    await waitFor(() => expect(within(companies).getAllByRole('option')).toHaveLength(2));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('2 koncerner, 2 bolag'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(current(field)).toContain('Norrviken Butik AB');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('butik');
    await isGone();
  },
};

export const Stänger: Story = {
  name: 'Esc ger fokus till knappen, också efter Ctrl J från sidan',
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Alla koncerner/ });
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Control>}j{/Control}');
    await openField();
    await userEvent.keyboard('norr{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect((await openField()).field).toHaveValue('');
    await userEvent.keyboard('{Control>}j{/Control}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ÖppnasIgen: Story = {
  name: 'Ctrl J medan den stängs ger ett tomt fält',
  args: { isOpen: false },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}j{/Control}');
    await openField();
    await userEvent.keyboard('norr{Escape}');
    await userEvent.keyboard('{Control>}j{/Control}');
    await waitFor(async () => expect((await openField()).field).toHaveValue(''));
  },
};

export const Pekar: Story = {
  name: 'Med pekdon',
  args: { isOpen: false, selectedId: 'kallvik' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kallvik Industri/ }));
    const { dialog } = await openField();
    const shown = await within(dialog).findByRole('option', { name: /^Kallvik Industri/ });
    await expect(shown).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(dialog).getByRole('option', { name: /^Alla koncerner/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(EVERY_CORPORATE_GROUP);
    await isGone();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Alla koncerner/ })).toHaveFocus());
  },
};

export const UtanAlla: Story = {
  name: 'Utan Alla koncerner',
  args: { everyDetail: undefined, selectedId: 'norrviken' },
  play: async () => {
    const { dialog, field } = await openField();
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(4));
    await expect(within(dialog).queryByRole('option', { name: /^Alla/ })).not.toBeInTheDocument();
    await expect(current(field)).toContain('Norrviken Livs');
  },
};

export const TiotusenKoncerner: Story = {
  name: 'Tiotusen koncerner',
  args: { findGroups: findAmong(veryMany), everyDetail: 'Listor och sökning gäller alla 10 000', limit: 50 },
  play: async ({ userEvent, args }) => {
    const { dialog, field } = await openField();
    await within(dialog).findByText('De första 50. Skriv för att hitta fler.');
    await userEvent.keyboard('koncern 9876');
    await waitFor(() => expect(current(field)).toContain('Koncern 9876'));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('1 koncern'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('k-9876');
  },
};

export const SenSvar: Story = {
  name: 'Enter före svaret tar inget annat',
  args: {
    findGroups: (search) =>
      search === '' ? Promise.resolve(known) : new Promise<readonly GroupChoice[]>(() => undefined),
  },
  play: async ({ userEvent, args }) => {
    const { dialog, field } = await openField();
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('granviken{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(within(dialog).getByRole('progressbar', { name: 'Söker …' })).toBeInTheDocument();
  },
};

export const UtanTräff: Story = {
  name: 'Utan träff',
  play: async ({ userEvent }) => {
    const { dialog, field } = await openField();
    await userEvent.keyboard('xyz');
    await expect((await within(dialog).findAllByText('Inga koncerner på ”xyz”'))[0]).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
};

let attempts = 0;

export const Misslyckas: Story = {
  args: {
    findGroups: (search, signal) => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new Error('Inget svar från servern.'))
        : findAmong(known)(search, signal);
    },
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ userEvent }) => {
    const { dialog, field } = await openField();
    const alert = await within(dialog).findByRole('alert');
    await expect(alert).toHaveTextContent('Koncernerna kunde inte hämtas.');
    await userEvent.tab();
    await expect(within(alert).getByRole('button', { name: 'Försök igen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByRole('option', { name: /^Norrviken/ })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    findGroups: findAmong([
      {
        uuid: 'a',
        name: 'Västernorrlandskustens Livsmedelsdistributionsaktiebolag',
        detail: '559990-1104 · 1 284 anläggningar',
      },
      ...known,
    ]),
  },
  play: async () => {
    const { dialog } = await openField();
    await expect(await within(dialog).findByRole('option', { name: /^Väster/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { LinkComponentContext, type LinkComponentProps } from '../provider/RoutedAnchor.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Navigering/Länk · Link',
  component: Link,
  args: { href: '/overview', children: 'Till översikten', onPress: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

function RouterLink({ href, children, ...anchor }: LinkComponentProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        anchor.onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export const IText: Story = {
  name: 'I löptext',
  render: (args) => (
    <p>
      Värdena är uppmätta till och med i går. <Link {...args} /> visar samma period.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Till översikten' });
    await expect(link).toHaveAttribute('href', '/overview');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const GenomAppensRouter: Story = {
  name: 'Genom appens router',
  render: (args) => (
    <LinkComponentContext value={RouterLink}>
      <Link {...args} />
    </LinkComponentContext>
  ),
  play: async ({ userEvent, args }) => {
    navigate.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([['/overview']]);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Utåt: Story = {
  name: 'Till en annan webbplats',
  args: { href: 'https://www.ei.se/', children: 'Energimarknadsinspektionen' },
  render: (args) => (
    <LinkComponentContext value={RouterLink}>
      <Link {...args} />
    </LinkComponentContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://www.ei.se/');
  },
};

export const Fristående: Story = {
  args: { isStandalone: true, iconAfter: ArrowRight, children: 'Visa alla nyheter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const Tillbaka: Story = { args: { isStandalone: true, icon: ChevronLeft, children: 'Tillbaka' } };

export const Dämpad: Story = { args: { tone: 'muted', children: 'Tillgänglighet' } };

export const Avstängd: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LångtOrd: Story = {
  name: 'Långt svenskt ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <p>
      Läs mer om <Link {...args}>koncernadministratörsbehörighetsgruppsinställningar</Link> i handboken.
    </p>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NewsCard } from './NewsCard.tsx';
import { NewsCardList, type NewsCardListProps } from './NewsCardList.tsx';

const drawing = (ground: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 255 196"><rect width="255" height="196" fill="${ground}"/>${shape}</svg>`,
  )}`;

const house = drawing('#113155', '<rect x="48" y="26" width="164" height="152" fill="#781a32"/>');
const sea = drawing('#d8ebfd', '<path d="M0 124q64-30 128 0t127 0v72H0z" fill="#2a6dae"/>');

const items: NewsCardListProps['items'] = [
  {
    title: 'Så kapar du effekttoppen före jul',
    href: '/overview/published-news/1',
    publishedAt: '2026-11-18T08:00:00+01:00',
    preamble:
      'Kalla morgnar driver upp abonnemanget. Tre åtgärder som våra kunder fått effekt av inom en månad.',
    image: { url: house, altText: 'Flerbostadshus en vinterkväll' },
    isPinned: true,
  },
  {
    title: 'Ursprungsgarantier för 2025 är klara',
    href: '/overview/published-news/2',
    publishedAt: '2026-11-09T08:00:00+01:00',
    preamble: 'Certifikaten för vattenkraft finns nu att hämta för alla anläggningar med avtal.',
    image: { url: sea, altText: '' },
    isUnread: true,
  },
  {
    title: 'Nu finns kvartsvärden i timrapporten',
    href: '/overview/published-news/3',
    publishedAt: '2026-10-27T08:00:00+01:00',
    preamble: 'Välj kvart, timme eller dygn. Effekten visas som timmedelvärde precis som förut.',
    image: null,
  },
  {
    title: 'Så läser du av din solproduktion',
    href: '/overview/published-news/4',
    publishedAt: '2026-10-13T23:30:00Z',
    preamble: 'Inmatad el visas från och med i dag som egen serie i grafen.',
    image: { url: sea, altText: 'Solpaneler på ett tak' },
  },
];

const meta = {
  title: 'Energi/Nyhetskort · NewsCard, NewsCardList',
  component: NewsCardList,
  args: { items },
} satisfies Meta<typeof NewsCardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Så kapar du effekttoppen före jul' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'Så läser du av din solproduktion' }),
    ).toBeVisible();
    // Published 23.30 UTC on the 13th: the 14th in Sweden.
    await expect(canvas.getByText('14 oktober 2026')).toBeVisible();
    const { width, height } = canvas
      .getByRole('img', { name: 'Flerbostadshus en vinterkväll' })
      .getBoundingClientRect();
    await expect(width / height).toBeCloseTo(255 / 196, 2);
  },
};

export const HelaKortetÄrLänk: Story = {
  name: 'Hela kortet går att trycka på',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Så kapar du effekttoppen före jul' });
    const picture = canvas
      .getByRole('img', { name: 'Flerbostadshus en vinterkväll' })
      .getBoundingClientRect();
    const hit = document.elementFromPoint(picture.left + picture.width / 2, picture.top + picture.height / 2);
    await expect(hit).toBe(link);
  },
};

export const Telefon: Story = { name: 'Telefon, 390 px', globals: { viewport: { value: 'phone' } } };

export const UtanIngressOchBild: Story = {
  name: 'Utan ingress och bild',
  render: () => (
    <NewsCard
      headingLevel={2}
      href="/overview/published-news/5"
      image={null}
      publishedAt="2026-11-18T08:00:00+01:00"
      title="Planerat avbrott i Sandhamra"
    />
  ),
};

export const Förhandsvisning: Story = {
  name: 'Utan adress, innan nyheten finns',
  render: () => (
    <NewsCard
      image={{ url: house, altText: 'Flerbostadshus en vinterkväll' }}
      publishedAt="2026-11-18T08:00:00+01:00"
      title="Så kapar du effekttoppen före jul"
      isUnread
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Så kapar du effekttoppen före jul',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LångaOrd: Story = {
  name: 'Långa svenska ord, 320 px',
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      {
        title: 'Elnätsabonnemangsuppföljningsrapporteringsverktyget är här',
        href: '/overview/published-news/6',
        publishedAt: '2026-11-18T08:00:00+01:00',
        preamble: 'Koncernadministratörsbehörighetsgruppsinställningar för anläggningsgruppsansvariga.',
        image: { url: house, altText: '' },
      },
    ],
  },
};

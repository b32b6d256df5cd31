import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Pagination } from './Pagination.tsx';
import { PaginationBar } from './PaginationBar.tsx';

const meta = {
  title: 'Navigering/Sidindelning · Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 20, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

function Leafing({ pageCount }: { readonly pageCount: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />;
}

export const Vanlig: Story = {
  parameters: {
    ariaSnapshot: `
      - navigation "Sidor":
        - list:
          - listitem:
            - button "Föregående sida"
          - listitem:
            - button "Sida 1": "1"
          - listitem
          - listitem:
            - button "Sida 19": "19"
          - listitem:
            - button "Sida 20": "20"
          - listitem:
            - button "Nästa sida" [disabled]
    `,
  },
  render: ({ pageCount }) => <Leafing pageCount={pageCount} />,
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getByRole('button', { current: 'page' });
    await expect(canvas.getByRole('navigation', { name: 'Sidor' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Föregående sida' })).toBeDisabled();
    await userEvent.tab();
    await expect(current()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(current()).toHaveAccessibleName('Sida 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Sida 20' }));
    await expect(canvas.getByRole('button', { name: 'Nästa sida' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Sida 16' })).toBeVisible();
  },
};

export const Mitten: Story = { name: 'Mitt i', args: { page: 10 } };

export const FåSidor: Story = { name: 'Få sidor', args: { page: 2, pageCount: 4 } };

export const EnSida: Story = {
  name: 'En sida',
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

function Foot({ totalCount = 312 }: { readonly totalCount?: number }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(16);
  return (
    <PaginationBar
      page={page}
      pageSize={pageSize}
      totalCount={totalCount}
      pageSizes={[16, 25, 50]}
      onPageChange={setPage}
      onPageSizeChange={(size) => {
        setPageSize(size);
        setPage(1);
      }}
    />
  );
}

export const MedFot: Story = {
  name: 'Med antal och rader per sida',
  render: () => <Foot />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Visar 1–16 av 312')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByText('Visar 17–32 av 312')).toBeVisible();
    (await canvas.findByRole('button', { name: '16 Rader per sida' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: '50' }));
    await expect(canvas.getByText('Visar 1–50 av 312')).toBeVisible();
  },
};

export const AntalÖppet: Story = {
  name: 'Rader per sida, öppet',
  tags: ['opened'],
  render: () => <Foot />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '16 Rader per sida' }));
    await waitFor(async () => expect(await screen.findByRole('option', { name: '50' })).toBeVisible());
  },
};

export const Tom: Story = {
  render: () => <Foot totalCount={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inga rader')).toBeVisible();
  },
};

export const Smal: Story = {
  name: '320 px',
  globals: { viewport: { value: 'narrow' } },
  render: () => <Foot totalCount={1_284_560} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByText(/^Sida 2 av/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sida 2' })).not.toBeInTheDocument();
  },
};

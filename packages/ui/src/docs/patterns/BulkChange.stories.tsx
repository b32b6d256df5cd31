import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Button } from '../../button/index.ts';
import { ConfirmDialog } from '../../confirm-dialog/index.ts';
import { DataTable, type RowKeys } from '../../data-table/index.ts';
import { InlineAlert } from '../../inline-alert/index.ts';
import { Stack } from '../../stack/index.ts';
import { siteColumns, sites } from './sites.fixture.ts';

const meta = { title: 'Mönster/Många på en gång' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Site groups do not take sites that have ended, so that a part of a change can be refused. */
function SitesForGroup(): ReactElement {
  const [selectedKeys, setSelectedKeys] = useState<RowKeys>(new Set());
  const [added, setAdded] = useState(0);
  const selected = sites.filter(({ id }) => selectedKeys.has(id));
  const refused = selected.filter(({ isActive }) => !isActive);
  return (
    <Stack gap="4">
      {added === 0 ? null : (
        <InlineAlert tone={selected.length === 0 ? 'success' : 'warning'} announce="polite">
          {selected.length === 0
            ? `${added} anläggningar lades till i Kyldiskar.`
            : `${added} anläggningar lades till i Kyldiskar. ${selected.length} är avslutad och lades inte till; den är fortfarande vald.`}
        </InlineAlert>
      )}
      <DataTable
        label="Anläggningar"
        columns={siteColumns}
        rows={sites}
        rowKey={({ id }) => id}
        selection={{
          selectedKeys,
          onChange: setSelectedKeys,
          actions: (
            <ConfirmDialog
              trigger={<Button size="sm">Lägg till i grupp</Button>}
              tone="primary"
              title={`Lägga till ${selected.length} anläggningar i Kyldiskar?`}
              confirmLabel={`Lägg till ${selected.length}`}
              onConfirm={() => {
                setAdded(selected.length - refused.length);
                setSelectedKeys(new Set(refused.map(({ id }) => id)));
              }}
            >
              De som ser gruppen ser också de nya anläggningarna.
            </ConfirmDialog>
          ),
        }}
      />
    </Stack>
  );
}

export const Urval: Story = {
  name: 'Välj, bekräfta, och det som inte gick',
  render: () => <SitesForGroup />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Butik Hamnplan 1$/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Butik Lövåsen$/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Lager Kvarnängen$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till i grupp' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Lägga till 3 anläggningar i Kyldiskar?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lägg till 3' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText(/^2 anläggningar lades till/)).toBeVisible();
    await expect(canvas.getByText('1 vald')).toBeVisible();
  },
};

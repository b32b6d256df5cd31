// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { VinrodProvider } from '../provider/VinrodProvider.tsx';
import { withDesktopScreen } from '../spoken/screen.fixture.ts';
import { DataTable } from './DataTable.tsx';

withDesktopScreen();
afterEach(cleanup);

it('renders each of its cells once when it is opened sorted', () => {
  const rendered: string[] = [];
  const Name = ({ name }: { readonly name: string }) => {
    rendered.push(name);
    return name;
  };
  const columns = [
    {
      id: 'name',
      header: 'Namn',
      isSortable: true,
      text: (name: string) => name,
      render: (name: string) => <Name name={name} />,
    },
  ];
  const query = {
    page: 1,
    pageSize: 25,
    search: '',
    sort: { field: 'name', direction: 'ascending' },
  } as const;
  render(
    <VinrodProvider>
      <DataTable label="Namn" columns={columns} rows={['Ek', 'Lönn']} rowKey={(name) => name} query={query} />
    </VinrodProvider>,
  );
  expect(rendered).toEqual(['Ek', 'Lönn']);
});

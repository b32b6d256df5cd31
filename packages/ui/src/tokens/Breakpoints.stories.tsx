import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';

import { useMediaQuery } from '../media-query/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { breakpoints, media, type BreakpointName } from './media.ts';

const changes: Readonly<Record<BreakpointName, string>> = {
  xs: 'Fält i två spalter, nyckeltal två och två',
  sm: 'Bottenfältet försvinner, tabeller blir tabeller, nyheter två i bredd',
  md: 'Väljare med två rutor bredvid varandra',
  lg: 'Sidomeny som list, filter på en rad, trädet bredvid diagrammet',
  xl: 'Sidopaneler skjuter undan innehållet i stället för att täcka det',
};

const names = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

function BreakpointRow({ name }: { readonly name: BreakpointName }): ReactElement {
  const applies = useMediaQuery(media[name]);
  return (
    <tr>
      <th scope="row" style={{ textAlign: 'start', padding: '8px 16px 8px 0' }}>
        {name}
      </th>
      <td style={{ padding: '8px 16px 8px 0', whiteSpace: 'nowrap' }}>{breakpoints[name]} px</td>
      <td style={{ padding: '8px 16px 8px 0' }}>{changes[name]}</td>
      <td style={{ padding: '8px 0' }}>
        {applies ? <StatusBadge tone="success">Gäller</StatusBadge> : <span>Gäller inte</span>}
      </td>
    </tr>
  );
}

function Breakpoints(): ReactElement {
  return (
    <table>
      <caption style={{ textAlign: 'start', paddingBlockEnd: 8 }}>Brytpunkter i det här fönstret</caption>
      <tbody>
        {names.map((name) => (
          <BreakpointRow key={name} name={name} />
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Grunder/Brytpunkter',
  component: Breakpoints,
} satisfies Meta<typeof Breakpoints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skrivbord: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Gäller')).toHaveLength(5);
  },
};

export const Läsplatta: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Gäller')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: /^xl 1440 px/ })).toHaveTextContent('Gäller inte');
  },
};

export const Smal: Story = {
  name: '320 px',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Gäller')).not.toBeInTheDocument();
  },
};

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DataTable.stories.tsx';

export default {
  title: 'Bildprov/Tabell/Lista',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Koncernlista');

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DataTableReport.stories.tsx';

export default {
  title: 'Bildprov/Tabell/Rapport',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Grupper', 'Underrader');

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './CategoryLineGraph.stories.tsx';

export default {
  title: 'Bildprov/Linje per kategori',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

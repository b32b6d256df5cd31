import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './PieChart.stories.tsx';

export default {
  title: 'Bildprov/Cirkeldiagram',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

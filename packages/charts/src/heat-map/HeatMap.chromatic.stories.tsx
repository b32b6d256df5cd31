import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './HeatMap.stories.tsx';

export default {
  title: 'Bildprov/Värmekarta',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

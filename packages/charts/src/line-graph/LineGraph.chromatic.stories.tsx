import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './LineGraph.stories.tsx';

export default {
  title: 'Bildprov/Linjediagram',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

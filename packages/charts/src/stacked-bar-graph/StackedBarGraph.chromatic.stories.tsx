import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './StackedBarGraph.stories.tsx';

export default {
  title: 'Bildprov/Staplat stapeldiagram',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

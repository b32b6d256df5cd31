import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DayBarGraph.stories.tsx';

export default {
  title: 'Bildprov/Stapeldiagram per dygn',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

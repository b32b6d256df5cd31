import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './MonthBarGraph.stories.tsx';

export default {
  title: 'Bildprov/Stapeldiagram per månad',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './LineGraphTogether.stories.tsx';

export default {
  title: 'Bildprov/Linjediagram, tillsammans',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

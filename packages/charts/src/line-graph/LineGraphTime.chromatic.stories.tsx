import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './LineGraphTime.stories.tsx';

export default {
  title: 'Bildprov/Linjediagram, tid',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

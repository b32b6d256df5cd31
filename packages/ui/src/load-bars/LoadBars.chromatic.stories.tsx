import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './LoadBars.stories.tsx';

export default {
  title: 'Bildprov/Laststaplar',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

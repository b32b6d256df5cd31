import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Sparkline.stories.tsx';

export default {
  title: 'Bildprov/Minidiagram',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

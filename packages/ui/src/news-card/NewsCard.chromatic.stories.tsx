import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './NewsCard.stories.tsx';

export default {
  title: 'Bildprov/Nyhetskort',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

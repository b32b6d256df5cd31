import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Skeleton.stories.tsx';

export default {
  title: 'Bildprov/Skelett',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Avatar.stories.tsx';

export default {
  title: 'Bildprov/Initialer',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

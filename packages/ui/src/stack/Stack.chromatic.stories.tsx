import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Stack.stories.tsx';

export default {
  title: 'Bildprov/Stapel',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

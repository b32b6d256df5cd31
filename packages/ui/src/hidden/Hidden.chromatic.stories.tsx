import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Hidden.stories.tsx';

export default {
  title: 'Bildprov/Gömd',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

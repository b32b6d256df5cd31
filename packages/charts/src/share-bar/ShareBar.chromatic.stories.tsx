import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './ShareBar.stories.tsx';

export default {
  title: 'Bildprov/Andelsstapel',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

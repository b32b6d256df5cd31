import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './EmptyState.stories.tsx';

export default {
  title: 'Bildprov/Tomt läge',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

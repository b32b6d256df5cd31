import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Page.stories.tsx';

export default {
  title: 'Bildprov/Sida',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './ProgressBar.stories.tsx';

export default {
  title: 'Bildprov/Förlopp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './IconButton.stories.tsx';

export default {
  title: 'Bildprov/Ikonknapp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

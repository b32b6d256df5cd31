import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './SkipLink.stories.tsx';

export default {
  title: 'Bildprov/Hopplänk',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

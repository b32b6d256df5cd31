import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Switch.stories.tsx';

export default {
  title: 'Bildprov/Omkopplare',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

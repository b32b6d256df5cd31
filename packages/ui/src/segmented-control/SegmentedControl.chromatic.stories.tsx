import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './SegmentedControl.stories.tsx';

export default {
  title: 'Bildprov/Segmentval',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './ComboBox.stories.tsx';

export default {
  title: 'Bildprov/Sökbart val',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

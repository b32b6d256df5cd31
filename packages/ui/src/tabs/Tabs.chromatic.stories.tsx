import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Tabs.stories.tsx';

export default {
  title: 'Bildprov/Flikar',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Popover.stories.tsx';

export default {
  title: 'Bildprov/Flytruta',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Öppen');

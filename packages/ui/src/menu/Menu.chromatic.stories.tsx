import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Menu.stories.tsx';

export default {
  title: 'Bildprov/Meny',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Öppen');

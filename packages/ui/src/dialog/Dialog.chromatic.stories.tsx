import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Dialog.stories.tsx';

export default {
  title: 'Bildprov/Dialog',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Öppen');

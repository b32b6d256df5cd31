import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './CommandPalette.stories.tsx';

export default {
  title: 'Bildprov/Kommandopalett',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories, 'Öppen');

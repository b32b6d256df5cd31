import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './RichTextEditor.stories.tsx';

export default {
  title: 'Bildprov/Formaterad text',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

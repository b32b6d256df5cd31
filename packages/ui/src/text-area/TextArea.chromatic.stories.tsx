import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './TextArea.stories.tsx';

export default {
  title: 'Bildprov/Textruta',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Tag.stories.tsx';

export default {
  title: 'Bildprov/Etikett',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Section.stories.tsx';

export default {
  title: 'Bildprov/Avsnitt',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

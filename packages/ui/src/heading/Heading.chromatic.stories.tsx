import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Heading.stories.tsx';

export default {
  title: 'Bildprov/Rubrik',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

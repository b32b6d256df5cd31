import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Field.stories.tsx';

export default {
  title: 'Bildprov/Fältets delar',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

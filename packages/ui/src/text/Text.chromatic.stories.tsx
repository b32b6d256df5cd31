import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Text.stories.tsx';

export default {
  title: 'Bildprov/Text',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Link.stories.tsx';

export default {
  title: 'Bildprov/Länk',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

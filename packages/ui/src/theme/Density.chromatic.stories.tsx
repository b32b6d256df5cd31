import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Density.stories.tsx';

export default {
  title: 'Bildprov/Täthet',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

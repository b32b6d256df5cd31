import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Banner.stories.tsx';

export default {
  title: 'Bildprov/Banderoll',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

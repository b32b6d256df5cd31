import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Toast.stories.tsx';

export default {
  title: 'Bildprov/Avisering',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

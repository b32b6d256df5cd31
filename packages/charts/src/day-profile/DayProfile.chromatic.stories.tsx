import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DayProfile.stories.tsx';

export default {
  title: 'Bildprov/Medeldygn',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './RadioGroup.stories.tsx';

export default {
  title: 'Bildprov/Radioknappar',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

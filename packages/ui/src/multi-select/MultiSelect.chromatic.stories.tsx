import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './MultiSelect.stories.tsx';

export default {
  title: 'Bildprov/Flerval i lista',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Checkbox.stories.tsx';

export default {
  title: 'Bildprov/Kryssruta',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Button.stories.tsx';

export default {
  title: 'Bildprov/Knapp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

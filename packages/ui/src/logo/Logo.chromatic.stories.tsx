import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Logo.stories.tsx';

export default {
  title: 'Bildprov/Logotyp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Icon.stories.tsx';

export default {
  title: 'Bildprov/Ikon',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

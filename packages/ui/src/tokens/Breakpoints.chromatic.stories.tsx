import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Breakpoints.stories.tsx';

export default {
  title: 'Bildprov/Brytpunkter',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

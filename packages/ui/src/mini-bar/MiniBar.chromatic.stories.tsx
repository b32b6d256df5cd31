import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './MiniBar.stories.tsx';

export default {
  title: 'Bildprov/Utnyttjandestapel',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

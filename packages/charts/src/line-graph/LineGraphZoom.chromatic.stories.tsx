import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './LineGraphZoom.stories.tsx';

export default {
  title: 'Bildprov/Linjediagram, zoom',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

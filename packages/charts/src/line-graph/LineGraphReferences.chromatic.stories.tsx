import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './LineGraphReferences.stories.tsx';

export default {
  title: 'Bildprov/Linjediagram, jämförelser',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

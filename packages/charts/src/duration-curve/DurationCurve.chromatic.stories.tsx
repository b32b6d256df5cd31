import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DurationCurve.stories.tsx';

export default {
  title: 'Bildprov/Varaktighetskurva',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

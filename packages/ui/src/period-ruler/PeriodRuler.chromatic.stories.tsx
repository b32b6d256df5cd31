import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './PeriodRuler.stories.tsx';

export default {
  title: 'Bildprov/Tidslinje',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

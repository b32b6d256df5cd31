import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './MonthRangePicker.stories.tsx';

export default {
  title: 'Bildprov/Månadsintervall',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

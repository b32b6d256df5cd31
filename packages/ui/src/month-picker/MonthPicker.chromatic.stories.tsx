import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './MonthPicker.stories.tsx';

export default {
  title: 'Bildprov/Månadsväljare',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

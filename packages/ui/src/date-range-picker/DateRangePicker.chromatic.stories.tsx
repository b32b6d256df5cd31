import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DateRangePicker.stories.tsx';

export default {
  title: 'Bildprov/Datumintervall',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

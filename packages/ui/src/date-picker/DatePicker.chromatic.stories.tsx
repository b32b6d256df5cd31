import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DatePicker.stories.tsx';

export default {
  title: 'Bildprov/Datumväljare',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './OtpField.stories.tsx';

export default {
  title: 'Bildprov/Engångskod',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

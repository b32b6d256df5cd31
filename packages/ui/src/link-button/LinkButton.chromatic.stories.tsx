import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './LinkButton.stories.tsx';

export default {
  title: 'Bildprov/Länkknapp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

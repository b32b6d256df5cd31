import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './InlineAlert.stories.tsx';

export default {
  title: 'Bildprov/Meddelande',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './ToggleButton.stories.tsx';

export default {
  title: 'Bildprov/Växlingsknapp',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

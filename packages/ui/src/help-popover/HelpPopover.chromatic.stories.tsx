import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './HelpPopover.stories.tsx';

export default {
  title: 'Bildprov/Hjälpruta',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

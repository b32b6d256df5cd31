import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './StatusBadge.stories.tsx';

export default {
  title: 'Bildprov/Statusmärke',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

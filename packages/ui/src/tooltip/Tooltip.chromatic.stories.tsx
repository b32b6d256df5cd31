import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './Tooltip.stories.tsx';

export default {
  title: 'Bildprov/Verktygstips',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

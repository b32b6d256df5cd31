import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './DataTableSticky.stories.tsx';

export default {
  title: 'Bildprov/Tabell/Fast rubrik och kolumn',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

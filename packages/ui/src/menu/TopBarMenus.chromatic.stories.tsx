import { oneSnapshot } from '../../../../.storybook/one-snapshot.tsx';
import * as stories from './TopBarMenus.stories.tsx';

export default {
  title: 'Bildprov/Koncernväljare och kontomeny',
  tags: ['snapshot', '!dev', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Alla = oneSnapshot(stories);

import type { Decorator } from '@storybook/react-vite';

/**
 * Shows what opens over a page closed on a page of documentation, with the button that opens it: what is written there has
 * to be readable. An example in a frame of its own has no page under it, and is open.
 */
export const closedOnPages: Decorator = (Story, { viewMode, args }) => {
  if (viewMode !== 'docs' || args['isOpen'] !== true) return <Story />;
  const { isOpen: _isOpen, ...closed } = args;
  return <Story args={closed} />;
};

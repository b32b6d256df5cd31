import type { Args, StoryContext } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';

/**
 * Shows what opens over a page closed on a page of documentation, with the button that opens it: what is written there has
 * to be readable. An example in a frame of its own has no page under it, and is open.
 */
export function closedOnPages(
  Story: ComponentType<{ readonly args?: Args }>,
  { viewMode, args }: Pick<StoryContext, 'viewMode' | 'args'>,
): ReactElement<{ readonly args?: Args }> {
  if (viewMode !== 'docs' || args['isOpen'] !== true) return <Story />;
  const { isOpen: _isOpen, ...closed } = args;
  return <Story args={closed} />;
}

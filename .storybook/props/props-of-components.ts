import type { Plugin } from 'vite';
import { componentFiles, readProps, statementsFor, type PropsOfFile } from './component-props.ts';
import { translator } from './swedish-texts.ts';

/**
 * Gives Storybook the properties of every component with the types that TypeScript sees, those of React Aria too.
 * Storybook's own reader knows one file at a time, and its other one needs a compiler that TypeScript no longer has. They
 * are read once: a property that is new appears when Storybook is started again.
 */
export function propsOfComponents(root: string): Plugin {
  let read: ReadonlyMap<string, PropsOfFile> | undefined;
  const swedish = translator(root);
  return {
    name: 'vinrod-props-of-components',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(?:ui|charts)\/src\/.*\.tsx$/ },
      handler(code, id) {
        read ??= readProps(componentFiles(root));
        const props = read.get(id);
        return props === undefined || props.size === 0
          ? undefined
          : { code: `${code}\n${statementsFor(props, (text) => swedish(id, text))}\n`, map: null };
      },
    },
  };
}

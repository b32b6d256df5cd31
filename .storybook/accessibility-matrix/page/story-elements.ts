/** What Storybook keeps in every page beside the story. */
export const storybookOwn = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] as const;

const own = storybookOwn.join(', ');

/** Elements of the story that match, also those in layers outside its root (dialogs, menus, toasts). */
export function storyElements(selector: string): Element[] {
  return [...document.body.querySelectorAll(selector)].filter((element) => element.closest(own) === null);
}

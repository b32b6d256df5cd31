import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { closedOnPages } from '../../.storybook/site/closed-on-pages.tsx';
import { repositoryRoot } from '../repository.ts';

const Story = (): ReactElement => createElement('div');

/** What a story gets in place of its own, as Storybook draws it; undefined when it is as it is. */
function given(viewMode: 'docs' | 'story', args: Record<string, unknown>): unknown {
  const { type, props } = closedOnPages(Story, { viewMode, args });
  expect(type).toBe(Story);
  return props.args;
}

/** A file's stories, each after what the file says of all of them. */
function storiesOf(file: string): readonly string[] {
  const [meta = '', ...stories] = readFileSync(join(repositoryRoot, file), 'utf8').split(/^export const /m);
  return stories.map((story) => meta.slice(meta.indexOf('const meta = {')) + story);
}

it('issue 22: what opens over a page is closed on a page of documentation, and otherwise as it is', () => {
  expect(given('docs', { isOpen: true, title: 'Ändra' })).toEqual({ title: 'Ändra' });
});

it('is as the story says when it stands alone, or is closed already', () => {
  expect(given('story', { isOpen: true })).toBeUndefined();
  expect(given('docs', { isOpen: false })).toBeUndefined();
  const preview = readFileSync(join(repositoryRoot, '.storybook/preview.tsx'), 'utf8');
  expect(preview).toMatch(/decorators: \[\s+closedOnPages,/);
});

it('has a button that opens it on the page, or a frame of its own there', () => {
  const files = globSync('packages/{ui,charts}/src/**/*.stories.tsx', { cwd: repositoryRoot });
  const open = files.flatMap((file) =>
    storiesOf(file).filter((story) => /\b(?:isOpen|isDefaultOpen|defaultOpen): true\b/.test(story)),
  );
  expect(open.length).toBeGreaterThan(15);
  expect(open.filter((story) => !/^ {4}trigger: |\binline: false\b/m.test(story))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { Subject } from './finding.ts';
import { pairStories, storiesOf } from './stories.ts';

const button: Subject = {
  id: 'bildprov-komponenter-knapp--alla',
  title: 'Bildprov/Komponenter/Knapp',
  name: 'Alla',
};
const bar: Subject = {
  id: 'bildprov-komponenter-knapprad--alla',
  title: 'Bildprov/Komponenter/Knapprad',
  name: 'Alla',
};
const tag: Subject = {
  id: 'bildprov-komponenter-etikett--alla',
  title: 'Bildprov/Komponenter/Etikett',
  name: 'Alla',
};

describe('storiesOf', () => {
  it('reads the gathered pages and leaves out stories and documentation', () => {
    const index = {
      entries: {
        [button.id]: { ...button, type: 'story', tags: ['gathered'] },
        one: { ...button, id: 'komponenter-knapp--primär', type: 'story', tags: ['picture'] },
        page: { id: 'komponenter-knapp--docs', title: 'Komponenter/Knapp', name: 'Docs', type: 'docs' },
      },
    };
    expect(storiesOf(index)).toEqual([button]);
  });

  it.each([null, 'text', {}, { entries: null }])('refuses %j', (index) => {
    expect(() => storiesOf(index)).toThrow('No Storybook index.');
  });
});

describe('pairStories', () => {
  it('says which Storybook has a story', () => {
    expect(pairStories([button, tag], [button, bar])).toEqual([
      { ...button, isBefore: true, isAfter: true },
      { ...bar, isBefore: false, isAfter: true },
      { ...tag, isBefore: true, isAfter: false },
    ]);
  });

  it('keeps what the filter matches, in the id or in the title with the name', () => {
    const ids = (filter: RegExp) =>
      pairStories([button, tag], [button, bar, tag], filter).map(({ id }) => id);
    expect(ids(/knapp/)).toEqual([button.id, bar.id]);
    expect(ids(/Etikett\/Alla/)).toEqual([tag.id]);
    expect(ids(/saknas/)).toEqual([]);
  });
});

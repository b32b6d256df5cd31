import { describe, expect, it } from 'vitest';
import { pairStories, storiesOf, type Story } from './stories.ts';

const button: Story = { id: 'komponenter-knapp--primär', title: 'Komponenter/Knapp', name: 'Primär' };
const quiet: Story = { id: 'komponenter-knapp--tyst', title: 'Komponenter/Knapp', name: 'Tyst' };
const tag: Story = { id: 'komponenter-etikett--vanlig', title: 'Komponenter/Etikett', name: 'Vanlig' };

describe('storiesOf', () => {
  it('reads the stories and leaves out the pages', () => {
    const index = {
      entries: {
        [button.id]: { ...button, type: 'story', tags: [] },
        all: { ...button, id: 'bildprov-knapp--alla', type: 'story', tags: ['snapshot'] },
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
    expect(pairStories([button, tag], [button, quiet])).toEqual([
      { ...button, isBefore: true, isAfter: true },
      { ...quiet, isBefore: false, isAfter: true },
      { ...tag, isBefore: true, isAfter: false },
    ]);
  });

  it('keeps what the filter matches, in the id or in the title with the name', () => {
    const ids = (filter: RegExp) =>
      pairStories([button, tag], [button, quiet, tag], filter).map(({ id }) => id);
    expect(ids(/knapp/)).toEqual([button.id, quiet.id]);
    expect(ids(/Etikett\/Vanlig/)).toEqual([tag.id]);
    expect(ids(/saknas/)).toEqual([]);
  });
});

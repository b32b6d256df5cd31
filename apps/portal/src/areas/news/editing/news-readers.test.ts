import { describe, expect, it } from 'vitest';

import type { NewsDraft } from './news-draft.ts';
import { publishQuestion, readersText } from './news-readers.ts';

const names = ['Almstad', 'Björkhaga', 'Cedergren', 'Dalviken', 'Ekbacken', 'Norrviken'];
const known = names.map((name) => ({ uuid: name.toLowerCase(), name }));

function aimed(audience: NewsDraft['audience'], corporateGroups: readonly string[] = []) {
  return { audience, corporateGroups };
}

describe('the question before publishing', () => {
  it('says whom the item is for', () => {
    expect(publishQuestion(aimed('customers'), false)).toBe('Publicera för alla kunder?');
    expect(publishQuestion(aimed('all'), false)).toBe('Publicera för alla?');
    expect(publishQuestion(aimed('internal'), true)).toBe('Schemalägga för interna användare?');
    expect(publishQuestion(aimed('corporate_groups', ['almstad']), false)).toBe('Publicera för 1 koncern?');
    expect(publishQuestion(aimed('corporate_groups', ['almstad', 'norrviken']), true)).toBe(
      'Schemalägga för 2 koncerner?',
    );
  });
});

describe('who sees the item', () => {
  it('is counted where the writer knows every corporate group', () => {
    expect(readersText(aimed('customers'), known)).toBe('Kunderna i 6 koncerner ser den.');
    expect(readersText(aimed('all'), known.slice(0, 1))).toBe(
      'Kunderna i 1 koncern och alla interna användare ser den.',
    );
  });

  it('has no count that may be wrong', () => {
    for (const unknown of [undefined, []]) {
      expect(readersText(aimed('customers'), unknown)).toBe('Alla kunder ser den.');
      expect(readersText(aimed('all'), unknown)).toBe('Alla kunder och alla interna användare ser den.');
    }
  });

  it('is no customer when it is internal', () => {
    expect(readersText(aimed('internal'), known)).toBe('Bara interna användare ser den, inga kunder.');
  });

  it('is named, and counted from the fifth on', () => {
    const uuids = known.map(({ uuid }) => uuid);
    expect(readersText(aimed('corporate_groups', ['norrviken', 'almstad']), known)).toBe(
      'Kunderna i Almstad, Norrviken ser den.',
    );
    expect(readersText(aimed('corporate_groups', uuids), known)).toBe(
      'Kunderna i Almstad, Björkhaga, Cedergren, Dalviken och 2 koncerner till ser den.',
    );
    expect(readersText(aimed('corporate_groups', uuids), undefined)).toBe('Kunderna i 6 koncerner ser den.');
  });
});

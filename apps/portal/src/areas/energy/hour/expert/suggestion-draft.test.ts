import type { ExpertSuggestion } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import {
  isSuggestionDraft,
  suggestionDraft,
  suggestionProblems,
  suggestionToSend,
  withFollowUp,
} from './suggestion-draft.ts';

const proposal: ExpertSuggestion = {
  id: 31,
  site: { uuid: 'a1', site_id: '735999000000010012', name: 'Butik Stortorget 4' },
  period: { start_date: '2026-10-01', end_date: '2026-10-31' },
  category: 'power_peak',
  title: 'Jämna ut morgontoppen',
  text: 'Sprid starterna.',
  calculation: '1 + 1',
  potential_kwh_per_year: 0,
  potential_sek_per_year: 18400,
  priority: 'high',
  status: 'proposed',
  author: null,
  created_at: '2026-11-03T10:00:00+01:00',
  updated_at: '2026-11-03T10:00:00+01:00',
};
const november = { start: '2026-11-01', end: '2026-11-30' };

it('signs a proposal that is saved, and keeps its period', () => {
  expect(suggestionToSend(suggestionDraft(proposal), proposal, november)).toEqual({
    id: 31,
    period: proposal.period,
    title: 'Jämna ut morgontoppen',
    text: 'Sprid starterna.',
    category: 'power_peak',
    priority: 'high',
    status: 'new',
    site: 'a1',
    potential_kwh_per_year: 0,
    potential_sek_per_year: 18400,
  });
});

it('writes a new one for the period that is shown', () => {
  const draft = { ...suggestionDraft(undefined), title: ' Släck ' };
  expect(suggestionToSend(draft, undefined, november)).toMatchObject({
    title: 'Släck',
    site: null,
    period: { start_date: '2026-11-01', end_date: '2026-11-30' },
  });
  expect(suggestionToSend(draft, undefined, november)).not.toHaveProperty('id');
});

it('changes the follow-up and nothing else', () => {
  expect(withFollowUp(proposal, 'done')).toEqual({
    id: 31,
    period: proposal.period,
    title: 'Jämna ut morgontoppen',
    status: 'done',
  });
});

it('asks for a title and for savings that are none below 0', () => {
  const draft = suggestionDraft(undefined);
  expect(Object.keys(suggestionProblems(draft))).toEqual(['suggestions.0.title']);
  expect(Object.keys(suggestionProblems({ ...draft, title: 'A', kwh: -1, sek: 0 }))).toEqual([
    'suggestions.0.potential_kwh_per_year',
  ]);
});

it('finds a draft again, and nothing else', () => {
  expect(isSuggestionDraft(suggestionDraft(proposal))).toBe(true);
  expect(isSuggestionDraft({ ...suggestionDraft(proposal), status: 'proposed' })).toBe(false);
});

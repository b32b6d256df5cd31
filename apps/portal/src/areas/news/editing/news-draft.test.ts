import { describe, expect, it } from 'vitest';

import {
  isEmptyNews,
  isNewsDraft,
  newNews,
  newsProblems,
  newsToSend,
  newsToStoreFirst,
  plannedFor,
  swedishInstant,
  type NewsDraft,
} from './news-draft.ts';

const filled: NewsDraft = { ...newNews, title: 'Så kapar du effekttoppen', body: '<p>Text</p>' };
const comesOut = { comesOut: true, hasPicture: false };

describe('swedishInstant', () => {
  it.each([
    ['2026-11-23', '07:00', '2026-11-23T06:00:00.000Z'],
    ['2026-07-01', '07:00', '2026-07-01T05:00:00.000Z'],
    ['2026-03-29', '07:00', '2026-03-29T05:00:00.000Z'],
    ['2026-10-25', '07:00', '2026-10-25T06:00:00.000Z'],
    ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(swedishInstant(date, time)).toBe(instant);
  });
});

describe('the form of a news item', () => {
  it('is sent as the contract has it', () => {
    const scheduled = { ...filled, publishDate: '2026-11-23', unpublishDate: '2026-12-24' };
    expect(newsToSend(scheduled, 'scheduled')).toMatchObject({
      title: 'Så kapar du effekttoppen',
      status: 'scheduled',
      publish_at: '2026-11-23T06:00:00.000Z',
      unpublish_at: '2026-12-23T23:00:00.000Z',
      corporate_groups: [],
    });
  });

  it('says what is missing', () => {
    expect(newsProblems(filled, comesOut)).toEqual({});
    expect(Object.keys(newsProblems({ ...filled, title: ' ' }, comesOut))).toEqual(['title']);
    expect(
      Object.keys(newsProblems({ ...filled, publishDate: '2026-11-23', publishTime: '7' }, comesOut)),
    ).toEqual(['publish_time']);
    expect(Object.keys(newsProblems({ ...filled, audience: 'corporate_groups' }, comesOut))).toEqual([
      'corporate_groups',
    ]);
  });

  it('asks for the description of a picture before it comes out, not of a draft', () => {
    expect(Object.keys(newsProblems(filled, { comesOut: true, hasPicture: true }))).toEqual([
      'image_alt_text',
    ]);
    expect(newsProblems(filled, { comesOut: false, hasPicture: true })).toEqual({});
  });

  it('asks for a text before it comes out, not of a draft', () => {
    const blank = { ...filled, body: '<p>&nbsp;</p>' };
    expect(Object.keys(newsProblems(blank, comesOut))).toEqual(['body']);
    expect(newsProblems({ ...blank, preamble: 'Ingress' }, comesOut)).toEqual({});
    expect(newsProblems(blank, { comesOut: false, hasPicture: false })).toEqual({});
  });

  it('knows whether it comes out later or at once', () => {
    const now = Date.parse('2026-11-20T08:00:00+01:00');
    expect(plannedFor(filled, now)).toBeUndefined();
    expect(plannedFor({ ...filled, publishDate: '2026-11-19' }, now)).toBeUndefined();
    expect(plannedFor({ ...filled, publishDate: '2026-11-23' }, now)).toBe('2026-11-23T06:00:00.000Z');
  });

  it('knows what it has kept', () => {
    expect(isNewsDraft(JSON.parse(JSON.stringify(filled)))).toBe(true);
    for (const stored of [null, {}, { ...filled, audience: 'x' }, { ...filled, corporateGroups: [4] }])
      expect(isNewsDraft(stored)).toBe(false);
  });
});

describe('figures 17: a draft that is stored for its first file', () => {
  it('figures 17: is sent as it is typed, with a name when it has none', () => {
    expect(newsToStoreFirst({ ...filled, preamble: 'Ingress', isPinned: true })).toMatchObject({
      title: 'Så kapar du effekttoppen',
      preamble: 'Ingress',
      status: 'draft',
      is_pinned: true,
    });
    expect(newsToStoreFirst(newNews)).toMatchObject({ title: 'Utan rubrik', status: 'draft' });
  });

  it('figures 17: does not wait for what is not right yet', () => {
    const unfinished = {
      ...filled,
      publishDate: '2026-11-23',
      publishTime: '7',
      preamble: 'Ingress',
    } as const;
    expect(newsToStoreFirst(unfinished)).toMatchObject({
      title: 'Så kapar du effekttoppen',
      preamble: '',
      publish_at: null,
    });
  });

  it('figures 17: is empty when nothing is written in it, whatever its markup', () => {
    expect(isEmptyNews({ ...newNews, body: '<p> &nbsp;</p><p></p>', isPinned: true })).toBe(true);
    expect(isEmptyNews({ ...newNews, body: '<p>a</p>' })).toBe(false);
    expect(isEmptyNews({ ...newNews, preamble: 'a' })).toBe(false);
  });

  it('figures 17: is known again after a reload', () => {
    expect(isNewsDraft({ ...newNews, storedAs: 'n-1' })).toBe(true);
    expect(isNewsDraft({ ...newNews, storedAs: 1 })).toBe(false);
  });
});

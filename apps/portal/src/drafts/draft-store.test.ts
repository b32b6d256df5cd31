// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { draftStore } from './draft-store.ts';

beforeEach(() => globalThis.sessionStorage.clear());

it('keeps what one user typed in one form, for nobody else', () => {
  draftStore.write('anna', 'group.1', { name: 'Kyldiskar' });
  expect(draftStore.read('anna', 'group.1')).toEqual({ name: 'Kyldiskar' });
  expect(draftStore.read('erik', 'group.1')).toBeUndefined();
  expect(draftStore.read('anna', 'group.2')).toBeUndefined();
  draftStore.write('anna', 'group.1', undefined);
  expect(draftStore.read('anna', 'group.1')).toBeUndefined();
});

it('forgets every draft, and nothing else of the tab', () => {
  globalThis.sessionStorage.setItem('vinrod.koncern', 'k-1');
  draftStore.write('anna', 'group.1', {});
  draftStore.clear();
  expect(Object.keys(globalThis.sessionStorage)).toEqual(['vinrod.koncern']);
});

it('forgets the drafts of others, and nothing else of the tab', () => {
  globalThis.sessionStorage.setItem('vinrod.koncern', 'k-1');
  draftStore.write('karin', 'group.1', { name: 'Kyldiskar' });
  draftStore.write('anna', 'group.1', {});
  draftStore.keepOnly('karin');
  expect(Object.keys(globalThis.sessionStorage)).toEqual(['vinrod.koncern', 'vinrod.draft.karin.group.1']);
});

it('takes damaged and blocked storage for nothing kept', () => {
  globalThis.sessionStorage.setItem('vinrod.draft.anna.group.1', '{');
  expect(draftStore.read('anna', 'group.1')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => draftStore.write('anna', 'group.1', {})).not.toThrow();
  vi.restoreAllMocks();
});

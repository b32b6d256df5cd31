import { describe, expect, it } from 'vitest';
import { clockSettings, settingOfCommit } from '../clock/clock-setting.ts';
import { commandFor, readRunOptions } from './run-options.ts';

const commit = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3';
const options = (...words: string[]) => readRunOptions(words, () => commit);
const usual = { stages: [], settings: [null], files: [], repeat: 1, brand: null, isChanged: false };
const leapDay = { local: '2028-02-29T00:00', timeZone: 'America/Los_Angeles' };

describe('what a run of the tests is asked for', () => {
  it('leaves the clock alone unless told otherwise', () => {
    expect(options()).toEqual(usual);
    expect(options('unit', 'stories')).toEqual({ ...usual, stages: ['unit', 'stories'] });
  });

  it('sets the clock to a time, in Sweden or the zone that is named', () => {
    expect(options('--clock', '2028-02-29', '--timezone', 'America/Los_Angeles', 'unit')).toEqual({
      ...usual,
      stages: ['unit'],
      settings: [leapDay],
    });
    expect(options('--clock', '2027-03-28T01:30').settings).toEqual([
      { local: '2027-03-28T01:30', timeZone: 'Europe/Stockholm' },
    ]);
  });

  it('sets the clock by the commit, or to every time in every zone', () => {
    expect(options('--clock', 'commit').settings).toEqual([settingOfCommit(commit)]);
    expect(options('unit', '--every-clock')).toEqual({
      ...usual,
      stages: ['unit'],
      settings: clockSettings,
    });
  });

  it('runs stories and journeys as many times as it is told, or those of some files', () => {
    expect(options('--repeat', '20')).toEqual({ ...usual, stages: ['stories', 'journeys'], repeat: 20 });
    expect(options('journeys', '--repeat', '20', '--file', 'news', '--file', 'users')).toEqual({
      ...usual,
      stages: ['journeys'],
      repeat: 20,
      files: ['news', 'users'],
    });
  });

  it('runs the journeys in a brand', () => {
    const inBrand = { ...usual, stages: ['journeys'], brand: 'ragskar' };
    expect(options('--brand', 'ragskar')).toEqual(inBrand);
    expect(options('journeys', '--brand', 'ragskar', '--file', 'news')).toEqual({
      ...inBrand,
      files: ['news'],
    });
    expect(commandFor(['journeys'], null, 'ragskar')).toBe('npx -y pnpm test --brand ragskar journeys');
  });

  it('runs what the changes can break', () => {
    expect(options('--changed')).toEqual({ ...usual, isChanged: true });
  });

  it.each([
    [['--timezone', 'UTC'], 'needs a --clock'],
    [['--clock', 'commit', '--timezone', 'UTC'], 'chooses the zone'],
    [['--every-clock', '--clock', '2028-02-29'], 'leave out'],
    [['--clock', 'soon'], 'is no time'],
    [['--clocks'], '--clocks'],
    [['--repeat', 'often'], 'not "often"'],
    [['--repeat', '0'], 'not "0"'],
    [['--repeat', '3', 'unit'], 'not for unit'],
    [['--brand', 'ragskar', 'unit'], 'not for unit'],
    [['--file', 'button'], 'needs one of the stages'],
    [['--file', 'button', 'lint'], 'not for lint'],
    [['--changed', '--repeat', '3'], 'leave out'],
  ])('refuses %s', (words, reason) => {
    expect(() => options(...words)).toThrow(reason);
  });

  it('can be repeated', () => {
    const words = commandFor(['unit'], leapDay).split(' ').slice(4);
    expect(options(...words)).toEqual({ ...usual, stages: ['unit'], settings: [leapDay] });
    expect(commandFor(['stories'], null)).toBe('npx -y pnpm test stories');
  });
});

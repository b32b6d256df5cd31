import type { ChartAction } from '../../cursor/keys.ts';

/** A command as a button and as a key. */
export interface ListedCommand {
  /** What the button says. */
  readonly label: string;
  /** The same in a chart whose cursor moves in an order by size. */
  readonly rankLabel?: string;
  /** Key as `keyTable` names it. */
  readonly key: string;
  /** Key as it stands on a Swedish keyboard. */
  readonly keyLabel: string;
}

/** Commands that belong together. */
export interface CommandGroup {
  readonly title: string;
  /** The same in a chart whose cursor does not move in time. */
  readonly timelessTitle?: string;
  /** What the chart must have for the group to make sense. */
  readonly needs: 'steps' | 'lanes' | 'window' | ChartAction;
  readonly commands: readonly ListedCommand[];
}

function command(key: string, label: string, keyLabel: string): ListedCommand {
  return { key, label, keyLabel };
}

/** Every command of the charts: what the keyboard can do, a button can do (WCAG 2.5.7, 2.1.1). */
export const commandGroups: readonly CommandGroup[] = [
  {
    title: 'Gå i tiden',
    timelessTitle: 'Gå mellan värdena',
    needs: 'steps',
    commands: [
      command('ArrowLeft', 'Föregående steg', '←'),
      command('ArrowRight', 'Nästa steg', '→'),
      command('PageUp', 'Tio steg bakåt', 'Page Up'),
      command('PageDown', 'Tio steg framåt', 'Page Down'),
      command('Home', 'Första som visas', 'Home'),
      command('End', 'Sista som visas', 'End'),
      command('Ctrl+Home', 'Första av alla', 'Ctrl + Home'),
      command('Ctrl+End', 'Sista av alla', 'Ctrl + End'),
    ],
  },
  {
    title: 'Hitta',
    needs: 'steps',
    commands: [
      command('m', 'Nästa högsta värde', 'M'),
      command('Shift+m', 'Nästa lägsta värde', 'Skift + M'),
      command('g', 'Nästa lucka eller notering', 'G'),
      command('Shift+g', 'Föregående lucka eller notering', 'Skift + G'),
      command(' ', 'Håll kvar rutan med värden', 'Blanksteg'),
    ],
  },
  {
    title: 'Zooma och flytta',
    needs: 'window',
    commands: [
      {
        ...command('Enter', 'In i månaden, dygnet eller timmen', 'Retur'),
        rankLabel: 'In bland de värden som markören står på',
      },
      command('Escape', 'Ut igen', 'Esc'),
      command('+', 'Zooma in', '+'),
      command('-', 'Zooma ut', '−'),
      command('0', 'Hela perioden', '0'),
      command('Shift+ArrowLeft', 'Flytta bakåt', 'Skift + ←'),
      command('Shift+ArrowRight', 'Flytta framåt', 'Skift + →'),
    ],
  },
  {
    title: 'Serier',
    needs: 'lanes',
    commands: [
      command('ArrowUp', 'Serien med högre värde', '↑'),
      command('ArrowDown', 'Serien med lägre värde', '↓'),
      command('o', 'Bara den serien, eller alla igen', 'O'),
    ],
  },
  {
    title: 'Jämför',
    needs: 'compare',
    commands: [command('c', 'Jämförelsen av eller på', 'C')],
  },
  {
    title: 'Lyssna',
    needs: 'listen',
    commands: [command('s', 'Spela det som visas som ljud', 'S')],
  },
];

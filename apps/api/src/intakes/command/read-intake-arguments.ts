import type { Language } from '@vinrod/locale/messages/language';
import { readArguments } from '../../command-line/read-arguments.ts';
import { StartError } from '../../store/start-error.ts';

/** What `pnpm api intake` is asked to do. */
export interface IntakeArguments {
  readonly paths: readonly string[];
  readonly language: Language;
  /** Name of the corporate group of the files. */
  readonly corporateGroup: string | null;
  readonly priceArea: string | null;
  readonly sekPerEur: number | null;
  readonly skipsRefused: boolean;
  /** Who reads the files in. */
  readonly by: string | null;
}

const priceAreas: readonly string[] = ['SE1', 'SE2', 'SE3', 'SE4'];

/** Kronor per euro that are read as such: outside these it is a slip of the finger. */
const leastRate = 1;
const mostRate = 100;

function rateOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const rate = Number(text.replace(',', '.'));
  if (rate >= leastRate && rate <= mostRate) return rate;
  throw new StartError(`"${text}" is no rate: give kronor per euro, such as --sek-per-eur 11.2.`);
}

function languageOf(text = 'en'): Language {
  if (text === 'sv' || text === 'en') return text;
  throw new StartError(`The language "${text}" is not known; give sv or en.`);
}

function areaOf(text: string | undefined): string | null {
  if (text === undefined || priceAreas.includes(text)) return text ?? null;
  throw new StartError(`The price area "${text}" is not known; give ${priceAreas.join(', ')}.`);
}

/**
 * Reads the arguments of the command.
 *
 * @throws StartError when they are wrong.
 */
export function readIntakeArguments(args: readonly string[]): IntakeArguments {
  const { options, flags, positionals } = readArguments(
    args,
    ['corporate-group', 'price-area', 'sek-per-eur', 'by', 'language'],
    ['skip-refused'],
  );
  if (positionals.length === 0) throw new StartError('Give one FILE at least.');
  return {
    paths: positionals,
    language: languageOf(options.language),
    corporateGroup: options['corporate-group']?.trim() || null,
    priceArea: areaOf(options['price-area']),
    sekPerEur: rateOf(options['sek-per-eur']),
    skipsRefused: flags.has('skip-refused'),
    by: options.by?.trim() || null,
  };
}

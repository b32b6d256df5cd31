import type { PriceArea } from '../model/weather.ts';

/** Location of a site, and the owner of the network there. */
export interface Town {
  readonly city: string;
  readonly priceArea: PriceArea;
  readonly gridOwner: string;
  /** Three-letter code of the network area. */
  readonly gridAreaCode: string;
}

/** A small handwritten table. */
const towns: Readonly<Record<string, Town>> = {
  lulea: { city: 'Luleå', priceArea: 'SE1', gridOwner: 'Luleå Energi Elnät AB', gridAreaCode: 'LUL' },
  boden: { city: 'Boden', priceArea: 'SE1', gridOwner: 'Bodens Energi Nät AB', gridAreaCode: 'BOD' },
  pitea: { city: 'Piteå', priceArea: 'SE1', gridOwner: 'Pite Energi Elnät AB', gridAreaCode: 'PIT' },
  skelleftea: {
    city: 'Skellefteå',
    priceArea: 'SE1',
    gridOwner: 'Skellefteå Kraft Elnät AB',
    gridAreaCode: 'SKL',
  },
  umea: { city: 'Umeå', priceArea: 'SE2', gridOwner: 'Umeå Energi Elnät AB', gridAreaCode: 'UME' },
  sundsvall: { city: 'Sundsvall', priceArea: 'SE2', gridOwner: 'Sundsvall Elnät AB', gridAreaCode: 'SVL' },
  ostersund: { city: 'Östersund', priceArea: 'SE2', gridOwner: 'Jämtkraft Elnät AB', gridAreaCode: 'OSD' },
  vasteras: { city: 'Västerås', priceArea: 'SE3', gridOwner: 'Mälarenergi Elnät AB', gridAreaCode: 'VST' },
  koping: { city: 'Köping', priceArea: 'SE3', gridOwner: 'Mälarenergi Elnät AB', gridAreaCode: 'KPG' },
  enkoping: {
    city: 'Enköping',
    priceArea: 'SE3',
    gridOwner: 'E.ON Energidistribution AB',
    gridAreaCode: 'ENK',
  },
  kungsangen: {
    city: 'Kungsängen',
    priceArea: 'SE3',
    gridOwner: 'E.ON Energidistribution AB',
    gridAreaCode: 'UPB',
  },
  huddinge: {
    city: 'Huddinge',
    priceArea: 'SE3',
    gridOwner: 'Vattenfall Eldistribution AB',
    gridAreaCode: 'HUD',
  },
  goteborg: { city: 'Göteborg', priceArea: 'SE3', gridOwner: 'Göteborg Energi Nät AB', gridAreaCode: 'GBG' },
  boras: { city: 'Borås', priceArea: 'SE3', gridOwner: 'Nätkraft Borås Infra AB', gridAreaCode: 'BRS' },
  nassjo: { city: 'Nässjö', priceArea: 'SE3', gridOwner: 'Nässjö Affärsverk Elnät AB', gridAreaCode: 'NSJ' },
  vaxjo: { city: 'Växjö', priceArea: 'SE4', gridOwner: 'Växjö Energi Elnät AB', gridAreaCode: 'VXO' },
  varnamo: { city: 'Värnamo', priceArea: 'SE4', gridOwner: 'Värnamo Elnät AB', gridAreaCode: 'VMO' },
  ljungby: { city: 'Ljungby', priceArea: 'SE4', gridOwner: 'Ljungby Energinät AB', gridAreaCode: 'LBY' },
  karlshamn: { city: 'Karlshamn', priceArea: 'SE4', gridOwner: 'Karlshamn Elnät AB', gridAreaCode: 'KHN' },
  malmo: { city: 'Malmö', priceArea: 'SE4', gridOwner: 'E.ON Energidistribution AB', gridAreaCode: 'MMA' },
};

/**
 * A town of the demo data.
 * @throws {TypeError} when it is not in the table
 */
export function townOf(key: string): Town {
  const town = towns[key];
  if (town === undefined) throw new TypeError(`"${key}" is no town of the demo data`);
  return town;
}

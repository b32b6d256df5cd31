/** Files of markets, as small as they can be. */

/** A run of hours of a metering point in a file. */
export interface PointHours {
  readonly point: string;
  /** Instant of the first hour. */
  readonly start: string;
  readonly kwh: readonly number[];
}

function minutes(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:T]/g, '').slice(0, 12);
}

/** An MSCONS D.04B interchange with a message of these series. */
export function msconsOf(...points: readonly PointHours[]): string {
  const segments = points.flatMap(({ point, start, kwh }) => [
    `LOC+172+${point}`,
    'LIN+1',
    'PIA+5+1-1?:1.29.0:SRW',
    ...kwh.flatMap((value, hour) => {
      const first = Date.parse(start) + hour * 3_600_000;
      return [
        `QTY+220:${value}:KWH`,
        `DTM+163:${minutes(first)}?+00:303`,
        `DTM+164:${minutes(first + 3_600_000)}?+00:303`,
      ];
    }),
  ]);
  const message = ["UNH+1+MSCONS:D:04B:UN:2.4a'", ...segments.map((segment) => `${segment}'`)];
  return [
    "UNA:+.? '",
    "UNB+UNOC:3+1234567890123:14+9876543210987:14+261122:0530+1'",
    ...message,
    `UNT+${message.length + 1}+1'`,
    "UNZ+1+1'",
  ].join('\n');
}

/** An ENTSO-E document with a day of hourly prices of SE1 in SEK/MWh. */
export function entsoeOf(
  day: { readonly start: string; readonly end: string },
  prices: readonly number[],
): string {
  const points = prices.map(
    (price, index) => `<Point><position>${index + 1}</position><price.amount>${price}</price.amount></Point>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Publication_MarketDocument xmlns="urn:iec62325.351:tc57wg16:451-3:publicationdocument:7:3"><type>A44</type>
<TimeSeries><in_Domain.mRID codingScheme="A01">10Y1001A1001A44P</in_Domain.mRID>
<currency_Unit.name>SEK</currency_Unit.name><price_Measure_Unit.name>MWH</price_Measure_Unit.name><curveType>A01</curveType>
<Period><timeInterval><start>${day.start}</start><end>${day.end}</end></timeInterval><resolution>PT60M</resolution>
${points.join('\n')}</Period></TimeSeries></Publication_MarketDocument>`;
}

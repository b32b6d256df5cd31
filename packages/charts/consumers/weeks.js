import { seriesFromPoints } from '@vinrod/charts/core';

/** Mondays of ten weeks in 2026, with the consumption of a shop and a warehouse in each. */

const mondays = ['01-05', '01-12', '01-19', '01-26', '02-02', '02-09', '02-16', '02-23', '03-02', '03-09'];
const used = { shop: [9, 8, 11, 12, 10, 9, 7, 8, 6, 5], store: [3, 3, 4, 4, 3, 3, 2, null, 2, 2] };

function line(key, label) {
  const points = mondays.map((day, week) => ({ x: `2026-${day}`, y: used[key][week] }));
  return { key, label, data: seriesFromPoints(points, 'week', label) };
}

/** What the line graph of every page shows. */
export const weeks = {
  title: 'Förbrukning per vecka',
  unit: 'MWh',
  headingLevel: 2,
  series: [line('shop', 'Butik'), line('store', 'Lager')],
};

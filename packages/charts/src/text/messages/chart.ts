import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts that every chart needs; those of one kind of chart are in its folder, so that they are bundled with it. */
export const chartMessages = defineMessages('chart', {
  sv: {
    chart: 'Diagram',
    table: 'Tabell',
    series: 'Serier',
    cursor: 'Tidpunkt',
    time: 'Tid',
    sum: 'Summa',
    others: 'Övriga ({count})',
    missing: 'saknas',
    estimated: 'beräknat',
    corrected: 'korrigerat',
    incomplete: 'ofullständigt',
    noData: 'Det finns inga mätvärden för perioden.',
    noneVisible: 'Alla serier är dolda.',
    legendHelp: 'Blanksteg döljer eller visar serien, Skift+Retur visar bara den, pilar går mellan serierna.',
    cursorHelp:
      'Pilar stegar i tiden och byter serie. Retur går in i månaden, dygnet eller timmen, Esc ut igen. ' +
      'Frågetecken visar alla kommandon.',
    stepCursorHelp: 'Pilar stegar mellan värdena och byter serie. Frågetecken visar alla kommandon.',
    rankCursorHelp:
      'Pilar stegar från det högsta värdet till det lägsta. Retur går in bland värdena, Esc ut igen. ' +
      'M går till nästa högsta värde. Frågetecken visar alla kommandon.',
    toolbar: 'Diagramverktyg',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    showAll: 'Hela perioden',
    moreTools: 'Fler verktyg',
    noMore: 'Det finns inga fler luckor eller noteringar åt det hållet.',
    shown: 'Visar {what}',
    to: '{from} till {to}',
    and: '{first} och {last}',
  },
  en: {
    chart: 'Chart',
    table: 'Table',
    series: 'Series',
    cursor: 'Time',
    time: 'Time',
    sum: 'Total',
    others: 'Others ({count})',
    missing: 'missing',
    estimated: 'estimated',
    corrected: 'corrected',
    incomplete: 'incomplete',
    noData: 'There are no meter values for the period.',
    noneVisible: 'All series are hidden.',
    legendHelp:
      'Space hides or shows the series, Shift+Enter shows only that one, arrows go between the series.',
    cursorHelp:
      'Arrows step through time and change series. Enter goes into the month, day or hour, Esc out again. ' +
      'Question mark shows all commands.',
    stepCursorHelp: 'Arrows step between the values and change series. Question mark shows all commands.',
    rankCursorHelp:
      'Arrows step from the highest value to the lowest. Enter goes in among the values, Esc out again. ' +
      'M goes to the next highest value. Question mark shows all commands.',
    toolbar: 'Chart tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showAll: 'Whole period',
    moreTools: 'More tools',
    noMore: 'There are no more gaps or notes that way.',
    shown: 'Showing {what}',
    to: '{from} to {to}',
    and: '{first} and {last}',
  },
});

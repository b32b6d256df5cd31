import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Screen-reader texts of the stat tile: the arrow in words. */
export const statTileMessages = defineMessages('stat-tile', {
  sv: { up: 'ökning', down: 'minskning', none: 'oförändrat', loading: 'Läser in …', missing: 'saknas' },
  en: { up: 'increase', down: 'decrease', none: 'unchanged', loading: 'Loading …', missing: 'missing' },
});

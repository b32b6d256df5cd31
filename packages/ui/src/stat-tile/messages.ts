import { defineMessages } from '@vinrod/locale/messages/define-messages';

/** Texts of the stat tile that only screen readers get: what the arrow shows. */
export const statTileMessages = defineMessages('stat-tile', {
  sv: { up: 'ökning', down: 'minskning', none: 'oförändrat', loading: 'Läser in …', missing: 'saknas' },
  en: { up: 'increase', down: 'decrease', none: 'unchanged', loading: 'Loading …', missing: 'missing' },
});

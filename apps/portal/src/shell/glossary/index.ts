export { TermHelp, type TermHelpProps } from './TermHelp.tsx';
export { terms, type Term, type TermName } from './terms.ts';

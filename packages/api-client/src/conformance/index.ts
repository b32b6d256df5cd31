export {
  checkConformance,
  conformanceRules,
  type ConformanceOptions,
  type ConformanceReport,
} from './check-conformance.ts';
export type { Account, CodeSource } from './account.ts';
export type { Failure, Result, Rule } from './result.ts';
export type { Period } from './scene.ts';
export { reportHtml } from './reports/html.ts';
export { reportJunit } from './reports/junit.ts';
export { reportText } from './reports/text.ts';

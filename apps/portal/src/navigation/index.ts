export { codeStepState, codeTimes, readCodeStepState, type CodeStepState } from './code-step-state.ts';
export { matchPath, type PathParameters } from './match-path.ts';
export { electricity, paths } from './paths.ts';
export { safeReturnPath, withReturnPath } from './return-path.ts';

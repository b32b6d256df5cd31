export { LeaveQuestion } from './LeaveQuestion.tsx';
export { RestoredDraft } from './RestoredDraft.tsx';

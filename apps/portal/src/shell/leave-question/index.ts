export { LeaveQuestion } from './LeaveQuestion.tsx';
export { RestoredDraft, type RestoredDraftProps } from './RestoredDraft.tsx';

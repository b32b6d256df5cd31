export { PersonFields } from './PersonFields.tsx';
export {
  emptyPerson,
  isPersonDraft,
  personDraft,
  personFields,
  personLabels,
  personProblems,
  type PersonDraft,
  type SavedPerson,
} from './person-draft.ts';

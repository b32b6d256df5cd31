import { operation, type Operation } from '../../server/operation.ts';
import { readReportRequest } from '../report-request.ts';
import { listSuggestions } from './stored-suggestions.ts';
import { changeSuggestions } from './suggestion-changes.ts';

/** Expert suggestions shown with the time report. */
export const expertSuggestionOperations: readonly Operation[] = [
  operation('listExpertSuggestions', async (call) =>
    listSuggestions(call.deps.database.db, call.caller, await readReportRequest(call)),
  ),
  operation('updateExpertSuggestions', (call) => changeSuggestions(call, call.params.id, call.body)),
];

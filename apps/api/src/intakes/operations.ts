import { formatInstant } from '@vinrod/locale/clock';
import { actorOf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { reachesEveryCorporateGroup } from '../authority/site-scope.ts';
import type { Intake } from '@vinrod/api-client/contract';
import { ApiError } from '../server/api-error.ts';
import { operation, type Operation } from '../server/operation.ts';
import { supplierTexts } from '../supplier/texts.ts';
import {
  answerWith,
  beginWork,
  cancelIntake,
  discardIntake,
  storeIntake,
  undoIntake,
  updateIntake,
} from './intake-changes.ts';
import { deleteIntakeMapping, exportIntakeReport, listIntakeMappings, listIntakes } from './intake-lists.ts';
import { deleteIntakeArticle, listIntakeArticles, updateIntakeArticle } from './kept-articles.ts';
import { deleteIntakeBuyer, listIntakeBuyers, updateIntakeBuyer } from './kept-buyers.ts';
import { receiveIntake } from './receive-intake.ts';
import { intakeTexts } from './texts.ts';

/** @throws ApiError 415 for a body of another type or encoding. */
function bodyOf({ request: { raw } }: Acting): ReadableStream<Uint8Array> {
  if (!/^application\/octet-stream\s*(;|$)/i.test(raw.headers.get('content-type') ?? ''))
    throw new ApiError(415, intakeTexts.notBytes);
  const encoding = (raw.headers.get('content-encoding') ?? 'identity').toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip') throw new ApiError(415, supplierTexts.unknownEncoding);
  return raw.body ?? new Blob([]).stream();
}

/** Takes the bytes of a request in; what is packed is known by its content, whatever the request calls it. */
async function createIntake(acting: Acting, fileName: string): Promise<Intake> {
  const { deps, caller } = acting;
  const file = {
    fileName,
    bytes: bodyOf(acting),
    source: 'portal',
    sender: actorOf(caller),
    reachesAll: reachesEveryCorporateGroup(caller),
  } as const;
  const id = await receiveIntake(deps, file, {
    received: (trx, { id: intakeId, name }) =>
      recordAct(trx, acting, 'intake_receive', { kind: 'intake', id: intakeId, name }),
  });
  beginWork(acting);
  return answerWith(acting, id);
}

/** Files on their way in: sent, seen, decided, stored, undone. */
export const intakeOperations: readonly Operation[] = [
  operation('listIntakes', (call) => listIntakes(call, call.query)),
  operation('createIntake', (call) => createIntake(call, call.query.file_name)),
  operation('getIntake', (call) => answerWith(call, call.params.id)),
  operation('updateIntake', (call) => updateIntake(call, call.params.id, call.body)),
  operation('storeIntake', (call) => storeIntake(call, call.params.id)),
  operation('cancelIntake', (call) => cancelIntake(call, call.params.id)),
  operation('discardIntake', (call) => discardIntake(call, call.params.id)),
  operation('undoIntake', (call) => undoIntake(call, call.params.id)),
  operation('exportIntakeReport', (call) => exportIntakeReport(call, call.params.id)),
  operation('getIntakeInbox', ({ deps }) => {
    const nextLook = deps.nextInboxLook();
    return nextLook === null
      ? { next_look_at: null, interval_seconds: null }
      : {
          next_look_at: formatInstant(nextLook.getTime()),
          interval_seconds: deps.config.intakeInterval / 1000,
        };
  }),
  operation('listIntakeMappings', (call) => listIntakeMappings(call, call.query)),
  operation('deleteIntakeMapping', async (call) => {
    await deleteIntakeMapping(call, call.params.id);
    return {};
  }),
  operation('listIntakeArticles', (call) => listIntakeArticles(call, call.query)),
  operation('updateIntakeArticle', (call) => updateIntakeArticle(call, call.params.id, call.body)),
  operation('deleteIntakeArticle', async (call) => {
    await deleteIntakeArticle(call, call.params.id);
    return {};
  }),
  operation('listIntakeBuyers', (call) => listIntakeBuyers(call, call.query)),
  operation('updateIntakeBuyer', (call) => updateIntakeBuyer(call, call.params.id, call.body)),
  operation('deleteIntakeBuyer', async (call) => {
    await deleteIntakeBuyer(call, call.params.id);
    return {};
  }),
];

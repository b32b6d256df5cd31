import type { Rule } from '../result.ts';
import { contentTypeOf } from '../exchange.ts';
import { isAllowed, isFile } from '../contract/operation.ts';
import { askedOf, missingIds, type Scene } from '../scene.ts';

const shape: Rule = {
  id: 'shapes.answer',
  wants:
    'An operation that the caller may call answers 200 with JSON of the schema that the contract gives for it.',
  source: 'contract, schemas',
};

/** Rules about shapes. */
export const shapeRules: readonly Rule[] = [shape];

/** Every operation that reads, as everybody who may call it. */
export async function checkShapes(scene: Scene): Promise<void> {
  const { askAs, callers, checkOf, findings, operations, period } = scene;
  for (const caller of callers) {
    const ids = await scene.idsOf(caller);
    for (const operation of operations) {
      const isAsked = operation.method === 'GET' && operation.calledBy === 'person' && !isFile(operation);
      if (!isAsked || !isAllowed(operation, caller.permissions)) continue;
      const target = `${operation.id} as ${caller.name}`;
      const missing = missingIds(operation, ids);
      if (missing.length > 0) {
        findings.skip(shape, target, `${caller.name} has no ${missing.join(' and no ')} to ask for`);
        continue;
      }
      const answer = await askAs(caller, askedOf(operation, ids, period), operation.id);
      const rule = operation.answers.get(200);
      if (answer.status === 404 && operation.query.some(({ name }) => name === 'year')) {
        findings.skip(shape, target, 'nothing is stored for this year');
        continue;
      }
      if (answer.status !== 200) findings.judge(shape, target, answer, '200');
      else if (contentTypeOf(answer) !== 'application/json')
        findings.judge(shape, target, answer, 'application/json');
      else findings.judge(shape, target, answer, checkOf(rule?.schema ?? {})(answer.json));
    }
  }
}

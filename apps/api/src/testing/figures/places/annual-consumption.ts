import { isRecord, type JsonRecord } from '../../../server/json-document.ts';
import { daysSpan, type Appearance } from '../appearance.ts';
import type { Reading } from '../figure-case.ts';
import { ask, askList, numberAt, textAt } from '../json.ts';
import { laterDate } from '../stored/swedish-clock.ts';

/** The twelve whole months before the month of a date. */
function twelveMonths(today: string): string {
  const first = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01`;
  return daysSpan(first, laterDate(`${today.slice(0, 7)}-01`, -1));
}

function nodesOf(nodes: readonly JsonRecord[]): JsonRecord[] {
  return nodes.flatMap((node) => {
    const children = node['children'];
    return [node, ...nodesOf(Array.isArray(children) ? children.filter(isRecord) : [])];
  });
}

/** Subject of a node in the tree; null for a site group, whose sites another place covers. */
function subjectOf(node: JsonRecord): string | null {
  const type = textAt(node, 'type');
  if (type === 'site') return `site:${textAt(node, 'site_id')}`;
  return type === 'company' ? `company:${textAt(node, 'customer_id')}` : null;
}

/** The annual consumption of the corporate group, its companies and its sites, on their own pages and in the tree. */
export async function readAnnualConsumption({ world, sites }: Reading): Promise<Appearance[]> {
  const span = twelveMonths(world.today);
  const reported: Appearance[] = [];
  const report = (place: string, subject: string, body: JsonRecord): void => {
    const value = numberAt(body, 'annual_consumption_kwh');
    reported.push({ place, figure: 'consumption', subject, span, value, rounding: 0 });
  };
  const corporateGroup = await ask(world, `corporategroups/${world.corporateGroupId}/`);
  report('corporateGroup', 'all', corporateGroup);
  const list = await ask(world, 'corporategroups/?limit=10000');
  const results = list['results'];
  for (const row of Array.isArray(results) ? results.filter(isRecord) : [])
    if (textAt(row, 'uuid') === world.corporateGroupId) report('list of koncerner', 'all', row);
  for (const [companyId, [first]] of Map.groupBy(sites, (site) => site.companyId))
    report('company', `company:${first?.customerId}`, await ask(world, `customers/${companyId}/`));
  for (const { uuid, siteId } of sites.slice(0, 20))
    report('site', `site:${siteId}`, await ask(world, `sites/${uuid}/`));
  for (const node of nodesOf(await askList(world, `corporategroups/${world.corporateGroupId}/site-tree/`))) {
    const subject = subjectOf(node);
    if (subject !== null && 'annual_consumption_kwh' in node) report('tree of sites', subject, node);
  }
  return reported;
}

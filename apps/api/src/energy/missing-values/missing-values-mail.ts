import { sql } from 'kysely';
import { localDayOf } from '@vinrod/locale/clock';
import { formatLongDate } from '@vinrod/locale/date';
import { formatDay, type Day } from '@vinrod/locale/day';
import { translator } from '@vinrod/locale/messages/translator';
import { isOpenTo } from '../../authority/open-operations.ts';
import { visibleSite } from '../../authority/site-scope.ts';
import { later } from '../../config/clock.ts';
import { localTime, minuteOfDay } from '../../files/local-time.ts';
import { composeMail, type Recipient } from '../../identity/compose-mail.ts';
import { readUser } from '../../identity/load-caller.ts';
import { oneLine } from '../../identity/person-name.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import type { Queries } from '../../store/index.ts';
import { missingValuesMailMessages } from './mail-messages.ts';
import { missingSites } from './missing-sites.ts';

type MailDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'mailer'>;

/** Seconds after which a mail on its way counts as lost with its process. */
const lostAfter = 15 * 60;

/** Days that the rows of sent mails are kept. */
const keptDays = 30;

/** Corporate groups that a mail names; the rest are counted. */
const mostGroups = 20;

/** Grid owners that a mail names for a corporate group. */
const mostOwners = 3;

interface Manager extends Recipient {
  readonly id: string;
}

/** What is missing in a corporate group. */
interface MissingGroup {
  readonly name: string;
  readonly sites: number;
  readonly since: string;
  readonly owners: readonly string[];
}

/** The account managers who have no mail of the day yet. */
async function managersWithoutMail(db: Queries, day: string): Promise<Manager[]> {
  const found = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'language'])
    .where('status', '=', 'active')
    .where('user_type', '=', 'internal')
    .where(
      sql<boolean>`exists (select from corporate_group where account_manager_id = app_user.id)
        and not exists (select from missing_values_mail mail
          where mail.user_id = app_user.id and mail.day = ${day}::date and mail.done_at is not null)`,
    )
    .orderBy('id')
    .execute();
  return found.map(({ id, email, first_name: firstName, language }) => ({ id, email, firstName, language }));
}

/** Whether this process is to send the mail: no other has begun, unless it was lost. */
async function claim({ clock, database }: MailDeps, userId: string, day: string): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql`
    insert into missing_values_mail as mail (day, user_id, claimed_at) values (${day}::date, ${userId}::uuid, ${now})
    on conflict (day, user_id) do update set claimed_at = excluded.claimed_at
      where mail.done_at is null and mail.claimed_at < ${later(now, -lostAfter)}
    returning mail.user_id`.execute(database.db);
  return rows.length > 0;
}

/** The caller's own corporate groups that lack values, those with most sites first. */
async function missingOf(db: Queries, caller: Caller, today: Day): Promise<MissingGroup[]> {
  const within = sql<boolean>`(site.corporate_group_id in (select id from corporate_group
    where account_manager_id = ${caller.userId}::uuid) and ${visibleSite(caller)})`;
  const { rows } = await sql<MissingGroup>`
    select corporate_group.name, count(*)::integer as sites, min(missing.since) as since,
      coalesce((array_agg(distinct site.grid_owner) filter (where site.grid_owner <> ''))[1:${mostOwners}::integer], '{}')
        as owners
    from (${missingSites({ today, within })}) as missing
    join site on site.corporate_group_id = missing.corporate_group_id and site.id = missing.site_id
    join corporate_group on corporate_group.id = missing.corporate_group_id
    group by corporate_group.id order by sites desc, corporate_group.name`.execute(db);
  return rows;
}

/** The mail to a person about what is missing in their corporate groups. */
function missingValuesMail(
  config: Deps['config'],
  recipient: Recipient,
  { groups, lastDay }: { readonly groups: readonly MissingGroup[]; readonly lastDay: string },
): Mail {
  const { language } = recipient;
  const t = translator(missingValuesMailMessages, language);
  const sites = groups.reduce((sum, group) => sum + group.sites, 0);
  const lines = groups.slice(0, mostGroups).map(({ name, sites: count, since, owners }) => {
    const said = { name: oneLine(name), sites: count, since: formatLongDate(since, language) };
    return owners.length === 0
      ? t('group', said)
      : t('groupOfOwners', { ...said, owners: owners.map(oneLine).join(', ') });
  });
  const more = groups.length - lines.length;
  return composeMail(config, recipient, {
    subject: t('subject', { sites }),
    paragraphs: [
      t('lead', { sites, groups: groups.length, day: formatLongDate(lastDay, language) }),
      ...lines,
      ...(more > 0 ? [t('more', { count: more })] : []),
      t('why'),
    ],
    action: {
      label: t('action'),
      href: `${config.publicUrl}/imports/missing?koncern=alla&own=true`,
    },
  });
}

async function sendTo(deps: MailDeps, manager: Manager, today: Day): Promise<void> {
  const { db } = deps.database;
  const caller = await readUser(db, manager.id, ['active'], 'missing-values-mail');
  if (caller === undefined || !isOpenTo(caller, 'listMissingValues')) return;
  const groups = await missingOf(db, caller, today);
  if (groups.length > 0)
    await deps.mailer.send(
      missingValuesMail(deps.config, manager, { groups, lastDay: formatDay(today - 1) }),
    );
}

/**
 * Sends each account manager, once a day from the set hour, what is missing in their corporate groups; nothing when
 * nothing is. A mail that could not be sent is tried again at the next check.
 */
export async function sendMissingValuesMails(deps: MailDeps): Promise<void> {
  const { clock, config, database, log } = deps;
  const { db } = database;
  const now = clock.now().getTime();
  if (config.missingValuesMailHour === null) return;
  if (minuteOfDay(localTime(now)) < config.missingValuesMailHour * 60) return;
  const today = localDayOf(now);
  const day = formatDay(today);
  await db
    .deleteFrom('missing_values_mail')
    .where('day', '<', formatDay(today - keptDays))
    .execute();
  for (const manager of await managersWithoutMail(db, day)) {
    if (!(await claim(deps, manager.id, day))) continue;
    const ofMail = sql<boolean>`day = ${day}::date and user_id = ${manager.id}::uuid`;
    try {
      await sendTo(deps, manager, today);
      await db.updateTable('missing_values_mail').set({ done_at: clock.now() }).where(ofMail).execute();
    } catch (error) {
      await db.deleteFrom('missing_values_mail').where(ofMail).execute();
      log.error({ err: error, user: manager.id }, 'the mail about missing values was not sent');
    }
  }
}

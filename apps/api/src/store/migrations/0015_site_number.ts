import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table corporate_group add column last_site_number integer not null default 0`,
  `alter table site add column number integer check (number > 0)`,
  `update site set number = counted.number
    from (select corporate_group_id, id,
        row_number() over (partition by corporate_group_id order by created_at, site_id) as number
      from site) as counted
    where counted.corporate_group_id = site.corporate_group_id and counted.id = site.id`,
  `alter table site alter column number set not null`,
  `alter table site add unique (corporate_group_id, number)`,
  `create function site_number() returns trigger language plpgsql as $$
    begin
      perform from corporate_group where id = new.corporate_group_id for no key update;
      new.number := 1 + greatest(0,
        (select last_site_number from corporate_group where id = new.corporate_group_id),
        (select max(site.number) from site where site.corporate_group_id = new.corporate_group_id));
      return new;
    end $$`,
  `create trigger site_number before insert on site for each row when (new.number is null)
    execute function site_number()`,
  `create function site_number_used() returns trigger language plpgsql as $$
    begin
      update corporate_group set last_site_number = greatest(last_site_number, used.number)
        from (select corporate_group_id, max(number) as number from removed group by corporate_group_id) as used
        where corporate_group.id = used.corporate_group_id;
      return null;
    end $$`,
  `create trigger site_number_used after delete on site referencing old table as removed
    for each statement execute function site_number_used()`,
];

/**
 * Numbers the sites of each corporate group, so that a report can name thousands of them in a short address (contract,
 * `SiteSet`). A new site gets the number after the highest there is or was; the corporate group is held meanwhile, so
 * that two sites added at once get two numbers. What was removed is remembered by its corporate group instead of
 * counted there, because counting would write the corporate group again for each of the thousands of sites that one
 * import adds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

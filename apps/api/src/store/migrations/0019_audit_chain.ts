import { sql, type Kysely } from 'kysely';

const statements = [
  // Both run with the rights of their owner: the role that the portal runs under may move the head by no other way.
  // The head's lock is what puts concurrent events in one order; it is rebuilt when somebody removed it.
  `create function audit_chain_end(out last_sequence bigint, out last_hash text)
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    begin
      perform from public.audit_head where id = 1 for update;
      if not found then
        insert into public.audit_head (id, sequence, hash) values (1, 0, repeat('0', 64))
          on conflict (id) do update set id = excluded.id;
      end if;
      select event.sequence, event.hash into last_sequence, last_hash
        from public.audit_event event order by event.sequence desc limit 1;
      if not found then
        last_sequence := 0;
        last_hash := repeat('0', 64);
      end if;
    end $$`,
  // A head that tells another end than the events do is left as it is, as a sign that somebody changed one of them.
  `create function audit_event_continues() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare chain record;
    begin
      select * into chain from public.audit_chain_end();
      if new.sequence <> chain.last_sequence + 1 or new.previous_hash <> chain.last_hash then
        raise exception 'An audit event continues the chain where it ends.'
          using errcode = 'insufficient_privilege';
      end if;
      update public.audit_head head set sequence = new.sequence, hash = new.hash
        where head.id = 1 and head.sequence = chain.last_sequence and head.hash = chain.last_hash;
      return new;
    end $$`,
  `create trigger audit_event_continues before insert on audit_event
    for each row execute function audit_event_continues()`,
  `revoke execute on function audit_chain_end() from public`,
];

/** Events continue the chain where it really ends, and the database itself moves its head. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

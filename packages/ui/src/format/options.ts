/** One choice of a drop-down. */
export interface Option<Value extends string | number = string> {
  value: Value;
  label: string;
}

/** A choice from `display_name` with `id`, as roles and permissions have (spec section 3). Library only. */
export function displayNameOption<Id extends string | number>(record: {
  id: Id;
  display_name: string;
}): Option<Id> {
  return { value: record.id, label: record.display_name };
}

/** A choice from `full_name` with `uuid`, as users have (spec section 3). */
export function fullNameOption(record: { uuid: string; full_name: string }): Option {
  return { value: record.uuid, label: record.full_name };
}

/** A choice from `name` with `uuid`, as corporate groups, companies, sites and groups have (spec section 3). */
export function nameOption(record: { uuid: string; name: string }): Option {
  return { value: record.uuid, label: record.name };
}

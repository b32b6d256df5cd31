/** An option of a drop-down. */
export interface Option<Value extends string | number = string> {
  value: Value;
  label: string;
}

/** An option from `display_name` with `id`, as in roles and permissions (spec section 3). Library only. */
export function displayNameOption<Id extends string | number>(record: {
  id: Id;
  display_name: string;
}): Option<Id> {
  return { value: record.id, label: record.display_name };
}

/** An option from `full_name` with `uuid`, as in users (spec section 3). */
export function fullNameOption(record: { uuid: string; full_name: string }): Option {
  return { value: record.uuid, label: record.full_name };
}

/** An option from `name` with `uuid`, as in corporate groups, companies, sites and groups (spec section 3). */
export function nameOption(record: { uuid: string; name: string }): Option {
  return { value: record.uuid, label: record.name };
}

import { refusedFields, type FieldProblem } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { passwordProblem } from './password-rules.ts';
import { identityTexts } from './texts.ts';

/** Companies whose names count; a corporate group may have thousands. */
const judgedCompanies = 100;

/** The user the password is for. */
export interface PasswordOwner {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * Checks a new password against the rules and the names of the person and their organisation.
 *
 * @param fields - Name of the password's field, and of its repetition when that differs.
 * @throws ApiError 422 with the reason per field.
 */
export async function requireGoodPassword(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  owner: PasswordOwner,
  password: string,
  fields: { readonly password: string; readonly confirmation: string | null },
): Promise<void> {
  const groups = await database.db
    .selectFrom('user_corporate_group')
    .innerJoin('corporate_group', 'corporate_group.id', 'user_corporate_group.corporate_group_id')
    .select('corporate_group.name')
    .where('user_id', '=', owner.id)
    .execute();
  const companies = await database.db
    .selectFrom('user_corporate_group')
    .innerJoin('company', 'company.corporate_group_id', 'user_corporate_group.corporate_group_id')
    .select('company.name')
    .where('user_id', '=', owner.id)
    .orderBy('company.name')
    .limit(judgedCompanies)
    .execute();
  const problem = await passwordProblem(password, {
    own: [
      owner.email,
      owner.first_name,
      owner.last_name,
      config.supplier.name,
      ...groups.map(({ name }) => name),
    ],
    near: companies.map(({ name }) => name),
  });
  const problems: FieldProblem[] = [
    ...(problem === null ? [] : [{ field: fields.password, texts: [problem] }]),
    ...(fields.confirmation === null
      ? []
      : [{ field: fields.confirmation, texts: [identityTexts.passwordsDiffer] }]),
  ];
  if (problems.length > 0) throw refusedFields(problems);
}

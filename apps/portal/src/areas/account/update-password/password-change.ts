import { passwordProblems } from '#forms';
import { t } from '#messages';

/** What the form holds, by the names of the contract. */
export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
  readonly new_password_confirm: string;
}

/** The empty form. */
export const emptyChange: PasswordChange = { old_password: '', new_password: '', new_password_confirm: '' };

/** What is wrong before anything is sent, by name of the field. */
export function changeProblems({
  old_password: old,
  new_password: next,
  new_password_confirm: confirmation,
}: PasswordChange): Readonly<Record<string, string>> {
  const found = passwordProblems(next, confirmation);
  return {
    ...(old === '' ? { old_password: t('password.oldMissing') } : {}),
    ...(found['password'] === undefined ? {} : { new_password: found['password'] }),
    ...(found['password_confirm'] === undefined ? {} : { new_password_confirm: found['password_confirm'] }),
  };
}

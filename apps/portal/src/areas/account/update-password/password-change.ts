import { passwordProblems } from '#forms';
import { t } from '#messages';

/** Form values, by the contract's names. */
export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
  readonly new_password_confirm: string;
}

export const emptyChange: PasswordChange = { old_password: '', new_password: '', new_password_confirm: '' };

/** Client-side validation errors by field name. */
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

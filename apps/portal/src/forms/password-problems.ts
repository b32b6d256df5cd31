import { t } from '#messages/public';

/** The shortest password the back end takes (contract, `CreatePasswordRequest`), in characters. */
const shortest = 8;

/** Client-side validation errors of a new password; empty when there are none. */
export function passwordProblems(password: string, confirmation: string): Readonly<Record<string, string>> {
  if (password === '') return { password: t('choose.passwordMissing') };
  if ([...password].length < shortest) return { password: t('choose.passwordShort') };
  if (confirmation === '') return { password_confirm: t('choose.confirmMissing') };
  return password === confirmation ? {} : { password_confirm: t('choose.mismatch') };
}

import { t } from '#messages/public';

/** The shortest password the back end takes (contract, `CreatePasswordRequest`), in characters. */
const shortest = 8;

/** What is wrong with a new password before it is sent; an empty object when nothing is. */
export function passwordProblems(password: string, confirmation: string): Readonly<Record<string, string>> {
  if (password === '') return { password: t('choose.passwordMissing') };
  if ([...password].length < shortest) return { password: t('choose.passwordShort') };
  if (confirmation === '') return { password_confirm: t('choose.confirmMissing') };
  return password === confirmation ? {} : { password_confirm: t('choose.mismatch') };
}

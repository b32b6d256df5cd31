import { expect, type Locator } from '@playwright/test';

/**
 * Checks a checkbox or radio button by its label, because its own input is hidden. Forcing a click on the input would not
 * wait until a dialog that slides in stands still, and miss it.
 */
export async function check(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.locator('xpath=ancestor::label').click();
  await expect(control).toBeChecked();
}

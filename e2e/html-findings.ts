import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Groups have their names from aria-label and aria-labelledby too; that they have one is checked by axe.
    'wcag/h71': 'off',
    // Text with headings and lists is written in no element of HTML's own.
    'prefer-native-element': ['error', { exclude: ['textbox'] }],
  },
});

/** What html-validate finds in a page as it is rendered, a line each: the rule, the element and why. */
export async function htmlFindings(page: Page): Promise<string[]> {
  const report = await validator.validateString(await page.content());
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

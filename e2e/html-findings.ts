import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Groups may also be named by aria-label and aria-labelledby; axe checks that they have a name.
    'wcag/h71': 'off',
    // HTML has no native element for editing text with headings and lists.
    'prefer-native-element': ['error', { exclude: ['textbox'] }],
  },
});

/** Findings of html-validate in a page as rendered, one per line: the rule, the element and the reason. */
export async function htmlFindings(page: Page): Promise<string[]> {
  const report = await validator.validateString(await page.content());
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

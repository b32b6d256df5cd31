import { axeFindings } from './axe-findings.ts';

const themes = ['light', 'dark', 'high-contrast'];

/** Colours change at once while the theme is another, or axe would measure a mixture. */
const withoutTransitions = '*, *::before, *::after { transition: none !important; }';

/** Contrast in the themes the story is not shown in (WCAG 1.4.1, 1.4.3); the addon has measured its own. */
export async function findContrastInThemes(): Promise<string[]> {
  const root = document.documentElement;
  const own = root.getAttribute('data-theme');
  const style = document.createElement('style');
  style.textContent = withoutTransitions;
  document.head.append(style);
  try {
    const findings: string[] = [];
    for (const theme of themes) {
      if (theme === own) continue;
      root.setAttribute('data-theme', theme);
      for (const finding of await axeFindings(['color-contrast', 'link-in-text-block'])) {
        findings.push(`${theme}: ${finding}`);
      }
    }
    return findings;
  } finally {
    if (own === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', own);
    style.remove();
  }
}

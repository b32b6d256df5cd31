import { mkdir } from 'node:fs/promises';
import process from 'node:process';

import type { Page } from 'playwright-core';

import { windowOf } from '../viewports.ts';
import { checkNames, expectedAriaSnapshot, takesPart, type CheckName, type Finding } from './checks.ts';
import { missingLine } from './names-and-roles.ts';
import { walkWithTab } from './keyboard-walk.ts';

/** Folder for pictures of every story in forced colours, when they are asked for. */
const pictures = process.env['VINROD_FORCED_COLORS_SHOTS'];

/** The story under test. */
export interface StoryUnderTest {
  readonly id: string;
  readonly parameters: unknown;
}

type Check = (page: Page, story: StoryUnderTest) => Promise<string[]>;

async function inForcedColors(page: Page, story: StoryUnderTest): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    if (pictures !== undefined) {
      await mkdir(pictures, { recursive: true });
      await page.screenshot({ path: `${pictures}/${story.id}.png` });
    }
    return await page.evaluate(() => window.accessibilityMatrix.findLossInForcedColors());
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => window.accessibilityMatrix.waitUntilDrawn());
}

/** 320 px is a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
async function atFourHundredPercent(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => window.accessibilityMatrix.findPageOverflow());
  if (overflow.length > 0) return overflow;
  const own = page.viewportSize();
  await resize(page, windowOf('narrow'));
  try {
    return await page.evaluate(() => window.accessibilityMatrix.findReflowLoss());
  } finally {
    if (own !== null) await resize(page, own);
  }
}

async function withKeyboard(page: Page): Promise<string[]> {
  const findings = await walkWithTab(page);
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    const unseen = await page.evaluate(() => window.accessibilityMatrix.findUnseenFocus());
    return [...findings, ...unseen.map((words) => `in forced colours, ${words}`)];
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

async function namesAndRoles(page: Page, { parameters }: StoryUnderTest): Promise<string[]> {
  const expected = expectedAriaSnapshot(parameters);
  if (expected === null) return [];
  const actual = await page.locator('body').ariaSnapshot();
  const missing = missingLine(actual, expected);
  return missing === null ? [] : [`"${missing}" is not, or not there, in\n${actual}`];
}

const checks: Readonly<Record<CheckName, Check>> = {
  ariaSnapshot: namesAndRoles,
  movement: (page) => page.evaluate(() => window.accessibilityMatrix.findMovement()),
  themes: (page) => page.evaluate(() => window.accessibilityMatrix.findContrastInThemes()),
  forcedColors: inForcedColors,
  pictureTexts: (page) =>
    page.evaluate(async () => [
      ...window.accessibilityMatrix.findPictureTextLoss(),
      ...(await window.accessibilityMatrix.findPictureTextLossInLargeText()),
    ]),
  textSpacing: (page) => page.evaluate(() => window.accessibilityMatrix.findLossByTextSpacing()),
  reflow: atFourHundredPercent,
  keyboard: withKeyboard,
};

/** Runs the accessibility matrix on the story as its play function left it. */
export async function checkStory(page: Page, story: StoryUnderTest): Promise<Finding[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await window.loadAccessibilityMatrix();
  });
  const findings: Finding[] = [];
  for (const check of checkNames) {
    if (!takesPart(story.parameters, check)) continue;
    for (const words of await checks[check](page, story)) findings.push({ check, words });
  }
  return findings;
}

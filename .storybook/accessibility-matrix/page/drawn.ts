/** Frames in a row in which nothing changes, after which a page is taken for drawn. */
const quietFrames = 3;

/** Frames after which a page that never stops changing is looked at all the same. */
const mostFrames = 60;

/** Milliseconds after which a page whose thread is never idle is looked at all the same. */
const longestWork = 2000;

/** What React draws in slices changes nothing before its last one, however many frames that takes. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: longestWork });
  });
}

/**
 * Waits until the page has drawn itself for its window: observers of sizes, and what they let React draw anew, take frames
 * of their own. A row that is replaced while the keyboard stands on it would take the focus with it.
 */
export async function waitUntilDrawn(): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let frame = 0; quiet < quietFrames && frame < mostFrames; frame += 1) {
    quiet += 1;
    await new Promise(requestAnimationFrame);
    await whenIdle();
  }
  observer.disconnect();
}

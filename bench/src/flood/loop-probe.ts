/**
 * Preloaded into a server (`--import`): reports how long its event loop was blocked to the parent process. A timer
 * fires
 * every millisecond; a longer gap is a block. Replies to a message with the longest block since the last one, in
 * milliseconds, and the longest computation of the thread within a gap: on a busy computer a thread may also wait for a
 * core.
 */
const resolution = 1;

let seen = performance.now();
let computed = process.threadCpuUsage();
let longest = { blocked: 0, computing: 0 };

setInterval(() => {
  const now = performance.now();
  const { user, system } = process.threadCpuUsage(computed);
  longest = {
    blocked: Math.max(longest.blocked, now - seen - resolution),
    computing: Math.max(longest.computing, (user + system) / 1000),
  };
  seen = now;
  computed = process.threadCpuUsage();
}, resolution).unref();

process.on('message', () => {
  // Wait for the timer once more: this message may be the first thing after a block.
  setTimeout(() => {
    process.send?.(longest);
    longest = { blocked: 0, computing: 0 };
  }, 2 * resolution);
});
process.channel?.unref();

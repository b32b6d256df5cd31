/**
 * Preloaded into a server (`--import`): tells the process that started it how long the server's event loop was blocked.
 * A timer looks every millisecond; what lies between two looks beyond that is a block. Asked by a message, answers with
 * the longest block since the last time, in milliseconds, and with the longest that the thread computed without a look:
 * on a busy computer a thread may be blocked for want of a core.
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
  // The timer has to look once more: this message may have been what came first after a block.
  setTimeout(() => {
    process.send?.(longest);
    longest = { blocked: 0, computing: 0 };
  }, 2 * resolution);
});
process.channel?.unref();

const every = 100;

/**
 * Ends this process by SIGTERM when the shell between npm and us has ended. npm sends a signal only to that shell,
 * which doesn't pass it on to its child: a stopped `npm start` would keep using its port.
 */
export function followNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, every);
  watch.unref();
}

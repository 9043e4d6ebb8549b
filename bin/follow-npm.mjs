const every = 100;

/**
 * Ends this process by SIGTERM when the shell that npm put between itself and us is gone. npm hands a signal to that
 * shell only, and a shell that dies of it leaves its child running: a stopped `npm start` would keep its port.
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

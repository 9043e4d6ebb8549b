import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#platform/config.ts';

// npm run dev: the page on PORT through Vite with hot reload, and the server on the next port, restarted whenever one
// of its files changes.
const config = readConfig(process.env);
const apiPort = String(config.port + 1);
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const start = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(['--watch', '--watch-preserve-output', at('../main.ts'), '--no-page'], {
    PORT: apiPort,
    PUBLIC_URL: config.publicUrl,
  }),
  start([at('../node_modules/vite/bin/vite.js'), '--config', at('../web/vite.config.ts'), '--host', config.host], {
    SALUS_API_PORT: apiPort,
    SALUS_WEB_PORT: String(config.port),
  }),
];

const end = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
// When one process ends, the other is stopped.
for (const child of children) child.once('exit', end);

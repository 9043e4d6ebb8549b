import type { Config } from '#platform/config.ts';
import { createLog, type Log } from '#platform/log.ts';
import { isRotating } from '#platform/rotate-key.ts';
import { StartError } from '#platform/start-error.ts';
import { currentTracer, setTracer } from '#platform/traces/traces.ts';
import { openApp, type OpenApp } from '../open-app.ts';

/** Opens the app for a process that serves calls; throws StartError while a key is being replaced. */
export async function openServing(...settings: Parameters<typeof openApp>): Promise<OpenApp> {
  const [config, , log = createLog(config.logLevel)] = settings;
  await beginTraces(config, log);
  const opened = await openApp(...settings);
  // Checked after the database knows of this server: npm run rotate-keys looks for servers after it has begun.
  if (!(await isRotating(config.dataDir))) return { ...opened, close: () => closeAll(opened) };
  await opened.close();
  throw new StartError(
    'The key of the secure messages is being replaced, or that was interrupted: run npm run rotate-keys.',
  );
}

async function beginTraces({ tracesUrl }: Config, log: Log): Promise<void> {
  if (tracesUrl === undefined) return;
  // Loaded only if it is used, before the first connection: it takes memory.
  const { openTraces } = await import('#platform/traces/open-traces.ts');
  setTracer(openTraces(tracesUrl, process.env['OTEL_SERVICE_NAME'] || 'salus', log));
}

async function closeAll(opened: OpenApp): Promise<void> {
  await opened.close();
  await currentTracer()?.close();
}

import type { App } from '#platform/app.ts';
import type { Config } from '#platform/config.ts';
import { codeOf } from '#platform/database.ts';
import { StartError } from '#platform/start-error.ts';
import { buildHttp } from '../http.ts';
import { modules } from '../modules.gen.ts';
import { runApp } from '../run-app.ts';
import { drainServer } from './drain-server.ts';

/** A process that serves calls and does its part of the background work. */
export interface Served {
  /** Hands new calls to the other processes, answers those that still arrive, and ends. */
  drain(): Promise<void>;
  /** Finishes requests and work in progress. */
  end(): Promise<void>;
}

/** Serves calls on the configured address; throws StartError if it can't be used. */
export async function serve(app: App, options: Parameters<typeof buildHttp>[2]): Promise<Served> {
  const { port, host } = app.config;
  const server = await buildHttp(app, modules, options);
  try {
    await server.listen({ port, host });
  } catch (error) {
    throw listenError(error, port, host);
  }
  const stopRunning = runApp(app, modules);
  const end = async (): Promise<void> => {
    await server.close();
    await (
      await stopRunning
    )();
  };
  return {
    end,
    async drain() {
      await drainServer(server.server);
      await end();
    },
  };
}

function listenError(error: unknown, port: Config['port'], host: Config['host']): unknown {
  if (codeOf(error) === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use by another program. Choose a free one, e.g. PORT=3001 npm start.`);
  if (codeOf(error) === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
  if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND')
    return new StartError(`HOST is ${host}, which is not an address of this machine.`);
  return error;
}

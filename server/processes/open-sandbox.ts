import type { Config } from '#platform/config.ts';
import type { Sandbox } from '../../sandbox/start-sandbox.ts';

/**
 * Starts the sandbox for a server whose only clinic is the demo clinic. For any other the settings then say that there
 * is none, so that, for example, laboratories get orders in production. Its code is loaded only where it is needed.
 */
export async function openSandbox(config: Config, isOnlyDemo: boolean): Promise<Sandbox> {
  if (!config.sandbox || !isOnlyDemo)
    return { config: { ...config, sandbox: false }, outbox: null, close: async () => undefined };
  const { startSandbox } = await import('../../sandbox/start-sandbox.ts');
  return startSandbox(config);
}

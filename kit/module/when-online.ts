import { connected, lookAgain } from '../api/connection.ts';

/** Messages of browsers and the bundler for code that could not be loaded. */
export const NOT_LOADED = /dynamically imported module|importing a module script failed|unable to preload/i;

/**
 * Loads the code of a page or a panel. Without a connection it waits until the server is reachable and tries again;
 * code that is missing on a reachable server is an error.
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!NOT_LOADED.test(String(error)) || (await lookAgain())) throw error;
      await connected();
    }
  }
}

import { fileURLToPath } from 'node:url';

/** The folder that Salus lies in, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

import { lazy as reactLazy } from 'react';

type Load<Part> = () => Promise<Part>;

const loaded = new WeakMap<Load<unknown>, unknown>();
const later = new Set<Load<unknown>>();

/** Loaders of the code that the loaded files of the page show later. A loaded file may add more. */
export const codeForLater: Iterable<Load<unknown>> = later;

/** Returns a part that `loadPart` has loaded with the same loader; undefined before that. */
export const loadedPart = <Part>(load: Load<Part>): Part | undefined => loaded.get(load) as Part | undefined;

/** Loads a part once; a failure can be retried. */
export async function loadPart<Part>(load: Load<Part>): Promise<Part> {
  const part = loadedPart(load) ?? (await load());
  loaded.set(load, part);
  return part;
}

/** Has code fetched while the browser is idle, if nothing needs it before. */
export const fetchLater = (load: Load<unknown>): void => void later.add(load);

/**
 * `React.lazy` for code that is fetched before it is needed. Once it is loaded, the part is rendered with the rest of
 * the page, without a placeholder, which React shows for at least 300 ms.
 */
export const lazy: typeof reactLazy = (load) => {
  fetchLater(load);
  return reactLazy(() => {
    const part = loadedPart(load);
    return part === undefined ? loadPart(load) : alreadyLoaded(part);
  });
};

const alreadyLoaded = <Part>(part: Part): Promise<Part> =>
  // oxlint-disable-next-line unicorn/no-thenable -- React then has the part before it looks for a placeholder
  ({ then: (take: (part: Part) => void) => take(part) }) as unknown as Promise<Part>;

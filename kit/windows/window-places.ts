import { viewerId } from '../session/viewer.ts';
import { vault } from '../vault/vault.ts';

/** Where a kind of window was left, in px. */
export interface WindowPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

const entry = (user: string): string => `windows/${user}/places`;
let places: Readonly<Record<string, WindowPlace>> = {};

/** Reads where the signed-in user left their windows; before it is done, windows stand where their kind begins. */
export async function loadWindowPlaces(): Promise<void> {
  const user = viewerId();
  places = user === null ? {} : ((await vault.get<typeof places>(entry(user))) ?? {});
}

/** Where a kind of window was left. */
export function windowPlace(kind: string): WindowPlace | undefined {
  return places[kind];
}

/** Remembers where a kind of window was left. */
export function keepWindowPlace(kind: string, place: WindowPlace): void {
  const user = viewerId();
  if (user === null || place.width === 0) return;
  places = { ...places, [kind]: place };
  void vault.put(entry(user), places);
}

/** The place on a page of that size that lies nearest to the wanted one: the whole head of the window can be reached. */
export function fitPlace(wanted: WindowPlace, page: { width: number; height: number }): WindowPlace {
  const width = Math.min(wanted.width, page.width - 16);
  const height = Math.min(wanted.height, page.height - 16);
  return {
    width,
    height,
    left: Math.max(8, Math.min(wanted.left, page.width - width - 8)),
    top: Math.max(8, Math.min(wanted.top, page.height - height - 8)),
  };
}

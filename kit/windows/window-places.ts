import { setUserSetting, userSetting } from '../session/user-settings.ts';

/** Where a kind of window was left, in px. */
export interface WindowPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Places = Readonly<Record<string, WindowPlace>>;

const KEY = 'window_places';

/** Where a kind of window was left. */
export function windowPlace(kind: string): WindowPlace | undefined {
  return userSetting<Places>(KEY, {})[kind];
}

/** Remembers where a kind of window was left. */
export function keepWindowPlace(kind: string, { left, top, width, height }: WindowPlace): void {
  if (width === 0) return;
  const place = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  setUserSetting(KEY, { ...userSetting<Places>(KEY, {}), [kind]: place });
}

const standing = new Map<string, WindowPlace>();

/** Notes where somebody has put a window, so that it stays there when its content begins anew. */
export function recordWindowPlace(id: string, place: WindowPlace): void {
  standing.set(id, place);
}

/** Where somebody has put this very window. */
export function standingPlace(id: string): WindowPlace | undefined {
  return standing.get(id);
}

/** The place on a page of that size that lies nearest to `place`: the whole head of the window can be reached. */
export function fitPlace(place: WindowPlace, page: { width: number; height: number }): WindowPlace {
  const width = Math.min(place.width, page.width - 16);
  const height = Math.min(place.height, page.height - 16);
  return {
    width,
    height,
    left: Math.max(8, Math.min(place.left, page.width - width - 8)),
    top: Math.max(8, Math.min(place.top, page.height - height - 8)),
  };
}

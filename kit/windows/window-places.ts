import { setUserSetting, userSetting } from '../session/user-settings.ts';

/** The last position of a kind of window, in px. */
export interface WindowPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Places = Readonly<Record<string, WindowPlace>>;

const KEY = 'window_places';

/** Returns the last position of a kind of window. */
export function windowPlace(kind: string): WindowPlace | undefined {
  return userSetting<Places>(KEY, {})[kind];
}

/** Stores the last position of a kind of window. */
export function keepWindowPlace(kind: string, { left, top, width, height }: WindowPlace): void {
  if (width === 0) return;
  const place = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  setUserSetting(KEY, { ...userSetting<Places>(KEY, {}), [kind]: place });
}

const standing = new Map<string, WindowPlace>();

/** Records where the user moved a window, so that it stays there when its content remounts. */
export function recordWindowPlace(id: string, place: WindowPlace): void {
  standing.set(id, place);
}

/** Returns where the user moved this window. */
export function standingPlace(id: string): WindowPlace | undefined {
  return standing.get(id);
}

/** Returns the position nearest to `place` on a page of that size at which the whole window header is reachable. */
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

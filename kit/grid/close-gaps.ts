import { COLUMNS, type PanelLayout, type PanelPlace, readingOrder } from './panel-layout.ts';

/**
 * Returns the layout for users who don't have all panels: each panel moves, in reading order, to the first place where
 * it fits, so that missing panels leave no gaps. A layout without gaps is unchanged.
 */
export function closeGaps(layout: PanelLayout): PanelLayout {
  const placed: PanelPlace[] = [];
  for (const panel of readingOrder(layout)) placed.push({ ...panel, ...firstFree(placed, panel) });
  const byId = new Map(placed.map((place) => [place.id, place]));
  return layout.map(({ id }) => byId.get(id)!);
}

function firstFree(placed: readonly PanelPlace[], { w, h }: PanelPlace): { x: number; y: number } {
  for (let y = 0; ; y += 1) {
    for (let x = 0; x + w <= COLUMNS; x += 1)
      if (!placed.some((one) => x < one.x + one.w && one.x < x + w && y < one.y + one.h && one.y < y + h))
        return { x, y };
  }
}

import { COLUMNS, type PanelLayout, type PanelPlace, readingOrder } from './panel-layout.ts';

/**
 * The layout for those who have not all of its panels: each moves, in reading order, to the first place where it fits, so that what is
 * missing leaves no hole. One without a hole stays as it is.
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

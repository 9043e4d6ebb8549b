/** What a chosen image must be, in pixels and kB. */
export interface ImageDemands {
  /** 200 where nothing is said. */
  minWidth?: number;
  minHeight?: number;
  /** 10240 where nothing is said. */
  largestKb?: number;
}

/** The same with what holds where nothing was said. */
export function demandsOf({
  minWidth = 200,
  minHeight = 200,
  largestKb = 10_240,
}: ImageDemands): Required<ImageDemands> {
  return { minWidth, minHeight, largestKb };
}

/** What is wrong with a chosen file before it is looked into, or null. The server looks into it again. */
export function fileProblem(
  file: { type: string; size: number },
  { largestKb }: Required<ImageDemands>,
): string | null {
  if (!file.type.startsWith('image/')) return 'Image only';
  return file.size > largestKb * 1024 ? `Image exceeds size limit: ${largestKb}kb` : null;
}

/** What is wrong with the size of an image, or null. */
export function sizeProblem(
  { width, height }: { width: number; height: number },
  { minWidth, minHeight }: Required<ImageDemands>,
): string | null {
  if (width >= minWidth && height >= minHeight) return null;
  return `Image's size is too low. Expected at least: ${minWidth} * ${minHeight}`;
}

/** How much larger an image may be shown at zoom 100 so that what is cut out still has its least width and height; at least once, at most eight times. */
export function largestZoom(
  { width, height }: { width: number; height: number },
  { minWidth, minHeight }: Required<ImageDemands>,
): number {
  const fitting = Math.min(width / minWidth, height / minHeight);
  return Math.min(8, Math.max(1, fitting));
}

/** Zoom from 0 to 100 → how many times larger, and back. */
export function magnification(zoom: number, largest: number): number {
  return 1 + (zoom / 100) * (largest - 1);
}

/** The other way round; whole numbers. */
export function zoomOf(factor: number, largest: number): number {
  return largest <= 1 ? 0 : Math.round(Math.min(100, Math.max(0, ((factor - 1) / (largest - 1)) * 100)));
}

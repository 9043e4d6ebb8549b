/** The requirements for a chosen image, in pixels and kB. */
export interface ImageDemands {
  /** 200 by default. */
  minWidth?: number;
  minHeight?: number;
  /** 10240 by default. */
  largestKb?: number;
}

/** Returns the requirements with the defaults filled in. */
export function demandsOf({
  minWidth = 200,
  minHeight = 200,
  largestKb = 10_240,
}: ImageDemands): Required<ImageDemands> {
  return { minWidth, minHeight, largestKb };
}

/** Describes a problem of a chosen file before it is decoded, or returns null. The server checks it again. */
export function fileProblem(
  file: { type: string; size: number },
  { largestKb }: Required<ImageDemands>,
): string | null {
  if (!file.type.startsWith('image/')) return 'Image only';
  return file.size > largestKb * 1024 ? `Image exceeds size limit: ${largestKb}kb` : null;
}

/** Describes a problem with an image's dimensions, or returns null. */
export function sizeProblem(
  { width, height }: { width: number; height: number },
  { minWidth, minHeight }: Required<ImageDemands>,
): string | null {
  if (width >= minWidth && height >= minHeight) return null;
  return `Image's size is too low. Expected at least: ${minWidth} * ${minHeight}`;
}

/**
 * Returns the magnification at zoom 100 at which the crop still has the minimum width and height; between one and
 * eight.
 */
export function largestZoom(
  { width, height }: { width: number; height: number },
  { minWidth, minHeight }: Required<ImageDemands>,
): number {
  const fitting = Math.min(width / minWidth, height / minHeight);
  return Math.min(8, Math.max(1, fitting));
}

/** Converts a zoom from 0 to 100 to a magnification. */
export function magnification(zoom: number, largest: number): number {
  return 1 + (zoom / 100) * (largest - 1);
}

/** Converts a magnification to a zoom from 0 to 100, rounded. */
export function zoomOf(factor: number, largest: number): number {
  return largest <= 1 ? 0 : Math.round(Math.min(100, Math.max(0, ((factor - 1) / (largest - 1)) * 100)));
}

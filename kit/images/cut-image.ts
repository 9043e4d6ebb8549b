/** The area to crop, in pixels of the image. */
export interface CutArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LONGEST = 1024;

/** Crops an image to at most 1024 pixels per side; as JPEG, or PNG if the source is a PNG and may be transparent. */
export async function cutImage(url: string, area: CutArea, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const image = await loadImage(url);
  const scale = Math.min(1, LONGEST / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser can’t edit images.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('This browser can’t write images.')) : resolve(blob)),
      type,
      0.92,
    );
  });
}

/** Loads an image; rejects if the browser can't decode it. */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

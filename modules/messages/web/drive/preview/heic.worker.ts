import openLibheif from 'libheif-js/libheif/libheif.js';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(image: ImageData, done: (drawn: ImageData | null) => void): void;
  free(): void;
}
interface Libheif {
  HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
}

/** Larger pictures would need more than 400 MB of memory. */
const MOST_PIXELS = 100_000_000;

/** Answers the bytes of a HEIC file with its first picture as JPEG, or null if it can't be decoded. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  void toJpeg(data).then(
    (jpeg) => self.postMessage(jpeg),
    () => self.postMessage(null),
  );
};

async function toJpeg(bytes: ArrayBuffer): Promise<Blob | null> {
  const { HeifDecoder } = openLibheif() as unknown as Libheif;
  const [image] = new HeifDecoder().decode(bytes);
  if (image === undefined) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) return null;
  const drawn = await new Promise<ImageData | null>((resolve) => {
    image.display(new ImageData(width, height), resolve);
  });
  if (drawn === null) return null;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.putImageData(drawn, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

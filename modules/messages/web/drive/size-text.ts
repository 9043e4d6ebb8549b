const KB = 1024;
const MB = KB * KB;
const GB = MB * KB;

/** Formats a file size. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return bytes === 0 ? '0 kB' : `${Math.max(1, Math.round(bytes / KB))} kB`;
  return bytes < GB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / GB).toFixed(bytes % GB === 0 ? 0 : 1)} GB`;
}

/** Downloads a blob as a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by then; if the URL is revoked immediately, some browsers lose it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

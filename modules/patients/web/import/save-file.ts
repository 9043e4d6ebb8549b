/** Hands a file to the person: the browser saves it under this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; without a moment's grace some browsers lose it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

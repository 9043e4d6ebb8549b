/** A text in one line, cut to a length without cutting a character in two: what several lines were is parted by spaces. */
export function oneLine(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

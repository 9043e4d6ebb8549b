/** Formats the number of moved rows: "1 entry moved". */
export function movedText(moved: number): string {
  if (moved === 0) return 'nothing was moved';
  return moved === 1 ? '1 entry moved' : `${moved.toLocaleString('en-US')} entries moved`;
}

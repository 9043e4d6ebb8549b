/** Describes the mismatch of an entry at a position (counted from 1); `kind` as named in the contract. */
export function breakWords(kind: string, place: number | null): string {
  const entry = place === null ? 'An entry' : `Entry ${formatCount(place)}`;
  switch (kind) {
    case 'changed':
      return `${entry} was changed after it was written.`;
    case 'missing':
      return `${entry} is missing: it was removed.`;
    case 'out_of_order':
      return `${entry} doesn’t follow the entry before it: entries were replaced.`;
    case 'added':
      return `${entry} was not written by Salus: it was added.`;
    default:
      return `${entry} doesn’t fit (${kind}).`;
  }
}

/** Formats a number of entries: "1 entry", "1,234 entries". */
export function entryCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

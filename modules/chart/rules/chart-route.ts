const PREFIX = 'chartnote:';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The segment of a note's address, /chart/index/<segment>: base64 of "chartnote:" and the note's id (specification 1, §2.2). */
export function chartSegment(noteId: string): string {
  return btoa(PREFIX + noteId);
}

/** The id of the note that a segment names; null where it names none. */
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
 * The whole address of a note; the patient's id finds the patient before the note is read. The name, which the specification's rule puts
 * there as the title, is left out of links of our own: what stands in an address goes to the browser's history.
 */
export function chartPath(noteId: string, patient?: { id: string; name?: string }): string {
  const path = `/chart/index/${encodeURIComponent(chartSegment(noteId))}`;
  if (patient === undefined) return path;
  return `${path}?${new URLSearchParams({ ...(patient.name !== undefined && { name: patient.name }), patientID: patient.id })}`;
}

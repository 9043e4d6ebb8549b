const ENTRY = 'salus-device';

/** Returns a random name for this browser in the list of sessions; a hint, not a secret. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(ENTRY);
    if (known !== null && known !== '') return known;
    const fresh = randomName();
    localStorage.setItem(ENTRY, fresh);
    return fresh;
  } catch {
    return randomName();
  }
}

// crypto.randomUUID is missing over plain HTTP on a network.
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

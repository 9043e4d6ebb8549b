/**
 * When a token was signed, when it expires, and the latest end of its session; in seconds since 1970, by the server's
 * clock.
 */
export interface TokenLife {
  signed: number;
  expires: number;
  latest: number;
}

/** Returns the lifetime of a session's token; null if it contains none. */
export function tokenLife(token: string | null): TokenLife | null {
  const part = token?.split('.')[1];
  if (part === undefined) return null;
  try {
    const said = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    const { iat, exp, m } = said;
    if (typeof iat !== 'number' || typeof exp !== 'number' || typeof m !== 'number') return null;
    return { signed: iat, expires: exp, latest: m };
  } catch {
    return null;
  }
}

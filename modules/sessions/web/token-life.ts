/** When a token was signed, when it ends, and when its session does at the latest; in seconds since 1970, by the server's clock. */
export interface TokenLife {
  signed: number;
  expires: number;
  latest: number;
}

/** What a session's token says of its life; null for one that says nothing. */
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

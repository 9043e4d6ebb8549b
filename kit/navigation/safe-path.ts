/**
 * Returns the path to go to after sign-in from the `redirect` parameter of the URL: a path of this page, or "/".
 * Anything that a browser could read as another site is rejected: `//host`, `/\host`, `https:…`, control characters.
 */
export function safePath(path: string | undefined): string {
  if (path === undefined || !path.startsWith('/')) return '/';
  // Browsers drop tabs and line breaks from URLs, and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex -- see above
  if (/^\/[/\\]/.test(path) || /[\u0000-\u001f\u007f\\]/.test(path)) return '/';
  const base = 'https://page.invalid';
  let url: URL;
  try {
    url = new URL(path, base);
  } catch {
    return '/';
  }
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname === '/login' ? '/' : url.pathname + url.search + url.hash;
}

const MARK = 'salus-reloaded';
const AGAIN_MS = 60_000;

/**
 * Reloads the page if a chunk no longer exists on the server because a newer version was deployed. The error says only
 * that loading failed, so the server is asked which version it serves now. If loading failed for another reason, e.g.
 * an hour without a network, the page stays as it is, with all input; and if a chunk is still missing after a reload,
 * an error is shown.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}

async function reloadIfOutdated(): Promise<void> {
  const last = Number(sessionStorage.getItem(MARK) ?? 0);
  if (Date.now() - last < AGAIN_MS || !(await isOutdated())) return;
  sessionStorage.setItem(MARK, String(Date.now()));
  window.location.reload();
}

/**
 * Returns whether the server serves another version than this page: the file names in its HTML contain content hashes.
 */
async function isOutdated(): Promise<boolean> {
  const begins = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  try {
    const answer = await fetch('/', { cache: 'no-store', credentials: 'omit' });
    if (!answer.ok) return false;
    const served = await answer.text();
    return begins.some((script) => !served.includes(script.getAttribute('src') ?? ''));
  } catch {
    return false;
  }
}

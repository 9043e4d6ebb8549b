const MARK = 'salus-reloaded';
const AGAIN_MS = 60_000;

/**
 * Loads the page anew when a part of it is gone from the server because a newer version has been put in place: what failed says only
 * that it did not come, so the server is asked what it serves now. A part that did not come for another reason, an hour without a
 * network say, leaves the page as it is, with what is typed in it; and one that is missing after a reload too is shown as an error.
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

/** Whether the server has another page than this one: the names of the files that it begins with hold what is in them. */
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

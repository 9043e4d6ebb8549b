const requested = new Map<string, Promise<void>>();
let ofThePage: ReadonlySet<string> | undefined;

/**
 * Runs an `import()` after loading all its files in parallel; replaces Vite's own helper. A browser remembers a failed
 * module, and a failed preload link, until the page is reloaded (WHATWG HTML, the module map). So the chunk's own file
 * is first requested with `fetch`: without a network that fails before anything is imported, and the import can be
 * retried. `files` are paths below the root, the chunk's own file first.
 */
export async function fetchParts<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    const hrefs = files.map((file) => new URL(`/${file}`, window.location.href).href);
    const own = hrefs.find((href) => href.endsWith('.js'));
    if (own !== undefined) await once(own, fetchOwn);
    await Promise.all(hrefs.map((href) => once(href, href.endsWith('.css') ? fetchStyles : preload)));
    return await load();
  } catch (error) {
    // The same event as Vite's helper.
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

/** Loads a file once, and again only after a failure. */
function once(href: string, fetchFile: (href: string) => Promise<void>): Promise<void> {
  const known = requested.get(href);
  if (known !== undefined) return known;
  const coming = isOfThePage(href) ? Promise.resolve() : fetchFile(href);
  requested.set(href, coming);
  coming.catch(() => requested.delete(href));
  return coming;
}

/** Returns whether the page's HTML includes this file. All other files are added by this module. */
function isOfThePage(href: string): boolean {
  ofThePage ??= new Set([
    ...[...document.querySelectorAll('script')].map(({ src }) => src),
    ...[...document.querySelectorAll('link')].map((link) => link.href),
  ]);
  return ofThePage.has(href);
}

/** Loads a file into the browser's cache, where the import finds it. */
async function fetchOwn(href: string): Promise<void> {
  try {
    const answer = await fetch(href, { credentials: 'same-origin', priority: 'high' });
    if (answer.ok) return void (await answer.arrayBuffer());
  } catch {
    // Reported below, like an error response.
  }
  throw missing(href);
}

async function preload(href: string): Promise<void> {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}

function fetchStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    const fail = (): void => {
      link.remove();
      reject(missing(href));
    };
    link.addEventListener('error', fail, { once: true });
    document.head.append(link);
  });
}

// The same message as Vite's helper, which the error page recognizes.
const missing = (href: string): Error => new Error(`Unable to preload ${href}`);

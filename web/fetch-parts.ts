const requested = new Map<string, Promise<void>>();

/**
 * Runs an `import()`, the files that it takes fetched together; in the place of Vite's own helper. A browser remembers a module that
 * failed, and a link to one, until the page is loaded anew (WHATWG HTML, the module map): without a network the part's own file is found
 * missing by a plain call before anything is imported, so that the part can be asked for again. `files` are paths below the root, the
 * part's own file first.
 */
export async function fetchParts<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    const hrefs = files.map((file) => new URL(`/${file}`, window.location.href).href);
    const own = hrefs.find((href) => href.endsWith('.js'));
    if (own !== undefined) await once(own, fetchOwn);
    await Promise.all(hrefs.map((href) => once(href, href.endsWith('.css') ? fetchStyles : preload)));
    return await load();
  } catch (error) {
    // As Vite's helper says it.
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

/** Fetches a file once, and again only where it did not come. */
function once(href: string, fetchFile: (href: string) => Promise<void>): Promise<void> {
  const known = requested.get(href);
  if (known !== undefined) return known;
  const coming = isOfThePage(href) ? Promise.resolve() : fetchFile(href);
  requested.set(href, coming);
  coming.catch(() => requested.delete(href));
  return coming;
}

/** Whether the page itself has begun with this file. */
function isOfThePage(href: string): boolean {
  const scripts = [...document.querySelectorAll('script')].some(({ src }) => src === href);
  return scripts || [...document.querySelectorAll('link')].some((link) => link.href === href);
}

/** Brings a file into the browser's cache, where the import finds it. */
async function fetchOwn(href: string): Promise<void> {
  try {
    const answer = await fetch(href, { credentials: 'same-origin', priority: 'high' });
    if (answer.ok) return void (await answer.arrayBuffer());
  } catch {
    // Said below, as of an answer that is none.
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

// In the words of Vite's helper, by which a failed page knows what it is.
const missing = (href: string): Error => new Error(`Unable to preload ${href}`);

const requested = new Map<string, Promise<void>>();

/**
 * Runs an `import()` once all files that it takes are here; in the place of Vite's own helper. A browser remembers a module that failed
 * until the page is loaded anew (WHATWG HTML, "fetch a single module script": the module map keeps the failure): a part whose files are
 * missing is therefore not imported at all, and can be asked for again. `files` are paths below the root.
 */
export async function fetchParts<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fetchOnce(new URL(`/${file}`, window.location.href).href)));
    return await load();
  } catch (error) {
    // As Vite's helper says it.
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

function fetchOnce(href: string): Promise<void> {
  const known = requested.get(href);
  if (known !== undefined) return known;
  const coming = isOfThePage(href) ? Promise.resolve() : href.endsWith('.css') ? fetchStyles(href) : fetchScript(href);
  requested.set(href, coming);
  coming.catch(() => requested.delete(href));
  return coming;
}

/** Whether the page itself has begun with this file. */
function isOfThePage(href: string): boolean {
  const scripts = [...document.querySelectorAll('script')].some(({ src }) => src === href);
  return scripts || [...document.querySelectorAll('link')].some((link) => link.href === href);
}

/** Brings a file into the browser's cache, where the import finds it. A link of any kind would remember the failure as the import does. */
async function fetchScript(href: string): Promise<void> {
  try {
    const answer = await fetch(href, { credentials: 'same-origin', priority: 'high' });
    if (answer.ok) return void (await answer.arrayBuffer());
  } catch {
    // Said below, as of an answer that is none.
  }
  throw missing(href);
}

function fetchStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
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

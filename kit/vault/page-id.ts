const KEY = 'salus-page';

/**
 * An id of this tab of the browser: the same after a reload, another in another tab. What the vault keeps under it is this
 * tab's alone.
 */
export const pageId: string = (() => {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null) return known;
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return 'page';
  }
})();

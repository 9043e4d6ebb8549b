const KEY = 'salus-page';

/**
 * An id of this browser tab: unchanged after a reload, different in each tab. Vault entries under it belong to this tab
 * only.
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

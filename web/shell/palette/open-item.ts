import type { AnyRouter } from '@tanstack/react-router';
import { toast } from '#kit/feedback/toast.ts';
import { splitPath } from '#kit/navigation/query.ts';
import type { PaletteItem } from './palette-item.ts';

/** Opens an item of the search; a failure is reported with the specification's message. */
export async function openItem(router: AnyRouter, item: PaletteItem, inNewTab: boolean): Promise<void> {
  try {
    if (item.path === undefined) return item.run?.();
    const [pathname = ''] = item.path.split('?');
    const [, , route] = router.getMatchedRoutes(pathname);
    if (route === undefined || String(route.fullPath).endsWith('$'))
      throw new Error('There is no page at this address.');
    if (inNewTab) window.open(item.path, '_blank', 'noopener');
    else await router.navigate(splitPath(item.path));
  } catch {
    toast.error('Failed to open this search result.');
  }
}

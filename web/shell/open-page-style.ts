import { openDrawer } from '#kit/windows/open-drawer.ts';

/** Opens the page style drawer on the right. */
export function openPageStyle(): void {
  openDrawer({
    title: 'Page style',
    content: () => import('./page-style-drawer.tsx').then(({ PageStyleDrawer }) => PageStyleDrawer),
  });
}

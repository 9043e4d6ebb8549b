import type { ComponentType } from 'react';
import { loadInOrder } from '#kit/module/load-in-order.tsx';
import type { AppSectionProps } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

/** Loads the page of registered apps with other modules' sections. */
export async function loadAppsPage(): Promise<ComponentType> {
  const sections = webModules()
    .flatMap((module) => module.appSections ?? [])
    .filter(({ rule }) => can(rule))
    .toSorted((one, other) => one.order - other.order);
  const [{ AppsPage }, Sections] = await Promise.all([
    import('./apps-page.tsx'),
    loadInOrder<AppSectionProps, (typeof sections)[number]>(sections, ({ section }) => section()),
  ]);
  return function Apps() {
    return <AppsPage sections={Sections} />;
  };
}

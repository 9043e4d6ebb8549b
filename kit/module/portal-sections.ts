import type { PortalSection } from './web-module.ts';

let known: readonly PortalSection[] = [];

/** Tells a patient's own page what the modules show there. */
export function setPortalSections(sections: readonly PortalSection[]): void {
  known = sections.toSorted((one, other) => one.order - other.order);
}

/** What the modules show on a patient's own page, in its order. */
export function portalSections(): readonly PortalSection[] {
  return known;
}

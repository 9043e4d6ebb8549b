import type { PortalSection } from './web-module.ts';

let known: readonly PortalSection[] = [];

/** Sets the sections of the patient portal that the modules provide. */
export function setPortalSections(sections: readonly PortalSection[]): void {
  known = sections.toSorted((one, other) => one.order - other.order);
}

/** Returns the sections of the patient portal in display order. */
export function portalSections(): readonly PortalSection[] {
  return known;
}

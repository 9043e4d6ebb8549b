import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { portalSections } from '#kit/module/portal-sections.ts';
import { callPortal } from './portal-api.ts';

const call = <Result,>(operation: string, input: object = {}): Promise<Result> =>
  callPortal<Result>(`operations/${operation}`, input);

const shown = portalSections().map(({ id, section }) => ({
  id,
  Section: lazy(async () => ({ default: await section() })),
}));

/** Sections of other modules in the portal; each appears when its code is loaded. */
export function BroughtSections({ onRequested }: { onRequested: () => void }) {
  return shown.map(({ id, Section }) => (
    <Suspense key={id}>
      <Section call={call} onRequested={onRequested} />
    </Suspense>
  ));
}

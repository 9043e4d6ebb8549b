import type { AnyRouteMatch } from '@tanstack/react-router';
import { codeForLater, loadPart } from '#kit/module/lazy.ts';
import { loadConfirmDialog } from '#kit/windows/confirm-host.tsx';
import { can } from '#kit/session/viewer.ts';
import { modules } from '../modules.ts';
import { loadPatientPage } from '../pages/load-patient-page.ts';
import { idle, quiet } from './quiet.ts';
import { PAGE_DEPTH } from './tabs/page-router.ts';
import { dropPagesAhead, renderAhead } from './tabs/pages-ahead.ts';
import { kinds, loadHost } from './windows.tsx';

type AreaMatches = readonly AnyRouteMatch[] | undefined;

const FIRST_MS = 1500;
const KEEP_AFTER_MS = 10_000;
// Browsers open six connections to one server over HTTP/1.1.
const AT_A_TIME = 6;

const links = modules.flatMap((module) => module.navigation ?? []).toSorted((one, other) => one.order - other.order);
const records = modules
  .flatMap((module) => module.routes ?? [])
  .filter(({ path, area }) => path.includes('$') && area !== undefined && area !== 'settings');
const parts = modules.flatMap(({ chartPanels = [], urgentNotices = [], sidePanel = [], drugActions }) => [
  ...chartPanels.map(({ rule, panel }) => ({ rule, load: (): Promise<unknown> => loadPart(panel) })),
  ...sidePanel.map(({ rule, panel }) => ({ rule, load: () => loadPart(panel) })),
  ...urgentNotices.map(({ rule, notice }) => ({ rule, load: () => loadPart(notice) })),
  ...(drugActions === undefined
    ? []
    : [{ rule: drugActions.viewRule, load: () => loadPart(drugActions.ofMedication) }]),
]);

/**
 * Loads code while the browser is idle, so that the first window, the areas and the pages of their records open
 * immediately; then, while nobody presses anything, renders the first pages of the areas, unless the screen is small;
 * later has the service worker copy the page's files. `open` loads the page of a path; it reads nothing from the server.
 * Not on a connection where the user saves data. The returned function stops it.
 */
export function fetchAhead(open: (path: string) => Promise<AreaMatches>, small: boolean): () => void {
  let left = false;
  const ahead = async (): Promise<void> => {
    const code = codeAhead(open);
    for (let next = code.next(); next.done !== true;) {
      await idle();
      if (left) return;
      const together: Promise<unknown>[] = [];
      for (; next.done !== true && together.length < AT_A_TIME; next = code.next())
        together.push(next.value().catch(() => undefined));
      await Promise.all(together);
    }
    if (!small) await renderAreas(open, () => left);
    await keepFiles(() => left).catch(() => undefined);
  };
  const timer = savesData() ? undefined : setTimeout(() => void ahead(), FIRST_MS);
  return () => {
    left = true;
    clearTimeout(timer);
    dropPagesAhead();
  };
}

// The first rendering of a page takes several times as long as the following ones, because its code has never run.
async function renderAreas(open: (path: string) => Promise<AreaMatches>, ended: () => boolean): Promise<void> {
  for (const { path, rule } of links) {
    if (!can(rule)) continue;
    const page = (await open(path).catch(() => undefined))?.[PAGE_DEPTH];
    await quiet();
    if (ended()) return;
    if (page !== undefined) renderAhead(page);
  }
}

// Loading a page adds the code that it shows later.
function* codeAhead(open: (path: string) => Promise<unknown>): Generator<() => Promise<unknown>> {
  yield loadConfirmDialog;
  yield () => loadPart(loadHost);
  yield loadPatientPage;
  for (const { path, rule } of links) if (can(rule)) yield () => open(path);
  for (const { page, rule } of records) if (can(rule)) yield page;
  for (const { load, rule } of parts) if (can(rule)) yield load;
  for (const { window } of kinds) yield () => loadPart(window);
  for (const load of codeForLater) yield () => loadPart(load);
}

// Copying the files keeps a processor busy for seconds. Browsers accept a service worker only over HTTPS and on this
// computer; the development server has none.
async function keepFiles(ended: () => boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, KEEP_AFTER_MS));
  await quiet();
  if (ended()) return;
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js');
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

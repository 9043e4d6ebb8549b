import '#kit/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from '#kit/api/connection.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { ToastHost } from '#kit/feedback/toast-host.tsx';
import { startPageStyle } from '#kit/theme/page-style.ts';
import { useSession } from '#kit/session/viewer.ts';
import { startSession } from '#sessions/web';
import { FailedPage } from './pages/failed-page.tsx';
import { reloadWhenOutdated } from './reload-when-outdated.ts';
import { isPublicPage, openSignedInPages, router } from './router.ts';
import { StyledPage } from './styled-page.tsx';

reloadWhenOutdated();
startPageStyle();
watchConnection();
// Not a top-level await: the app's chunks import this file, and would wait for it.
void start().then(
  () => show(<Salus />),
  (error: Error) => show(<FailedPage error={error} reset={() => window.location.reload()} />),
);

async function start(): Promise<void> {
  await Promise.all([startSession(), isPublicPage(location.pathname) ? null : openSignedInPages()]);
  if (useSession.getState().status === 'signed-in') await openSignedInPages();
  // A user who types their name will need it soon; a failure is retried at sign-in.
  else addEventListener('input', () => void openSignedInPages().catch(() => undefined), { once: true });
}

function show(page: ReactNode): void {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <StyledPage>{page}</StyledPage>
    </StrictMode>,
  );
}

function Salus() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  );
}

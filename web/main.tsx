import '#kit/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from '#kit/api/connection.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { ToastHost } from '#kit/feedback/toast-host.tsx';
import { startPageStyle } from '#kit/theme/page-style.ts';
import { useSession } from '#kit/session/viewer.ts';
import { startSession } from '#sessions/web';
import { reloadWhenOutdated } from './reload-when-outdated.ts';
import { isEntrance, openHouse, router } from './router.ts';
import { StyledPage } from './styled-page.tsx';

reloadWhenOutdated();
startPageStyle();
watchConnection();
// Not awaited at the top: the house's own files import this one, and would wait for it.
void Promise.all([startSession(), isEntrance(location.pathname) ? null : openHouse()]).then(async () => {
  if (useSession.getState().status === 'signed-in') await openHouse();
  // Who types their name will want it in a moment.
  else addEventListener('input', () => void openHouse(), { once: true });
  show();
});

function show(): void {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <StyledPage>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <ToastHost />
        </QueryClientProvider>
      </StyledPage>
    </StrictMode>,
  );
}

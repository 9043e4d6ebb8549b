import '#kit/theme/styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from '#kit/api/connection.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { ToastHost } from '#kit/feedback/toast-host.tsx';
import { startPageStyle } from '#kit/theme/page-style.ts';
import { connectUserSettings } from '#kit/session/user-settings.ts';
import { userSettingsStore } from '#practice/web';
import { startSession } from '#sessions/web';
import { reloadWhenOutdated } from './reload-when-outdated.ts';
import { router } from './routes.tsx';
import { StyledPage } from './styled-page.tsx';

reloadWhenOutdated();
startPageStyle();
watchConnection();
await startSession();
connectUserSettings(userSettingsStore);

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

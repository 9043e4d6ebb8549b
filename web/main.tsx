import '#kit/theme/styles.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#kit/api/query-client.ts';
import { ToastHost } from '#kit/feedback/toast-host.tsx';
import { cssVariables, theme } from '#kit/theme/theme.ts';
import { connectUserSettings } from '#kit/session/user-settings.ts';
import { userSettingsStore } from '#practice/web';
import { startSession } from '#sessions/web';
import { reloadWhenOutdated } from './reload-when-outdated.ts';
import { router } from './routes.tsx';

const colorScheme = localStorageColorSchemeManager({ key: 'salus-color-scheme' });

reloadWhenOutdated();
await startSession();
connectUserSettings(userSettingsStore);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

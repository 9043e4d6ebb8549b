import { useMediaQuery } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { ConfirmHost } from '#kit/windows/confirm-host.tsx';
import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import { reloadUserSettings } from '#kit/session/user-settings.ts';
import { usePageStyle } from '#kit/theme/page-style.ts';
import { keepFocus } from '#kit/windows/keep-focus.ts';
import { closeDrawer, useDrawer } from '#kit/windows/open-drawer.ts';
import { useSession } from '#kit/session/viewer.ts';
import { loadBackupBanner, loadEmergencyBanner, loadTermsGate } from '#practice/web';
import { loadSessionKeeper, loadSignInAgain, refreshViewer, signOut } from '#sessions/web';
import { fetchAhead } from './fetch-ahead.ts';
import { BottomBar } from './header/bottom-bar.tsx';
import { Header } from './header/header.tsx';
import classes from './shell.module.css';
import { SidePanel } from './side/side-panel.tsx';
import { MountedPages } from './tabs/mounted-pages.tsx';
import { TabBar } from './tabs/tab-bar.tsx';
import { useNoNameInAddress } from './use-no-name-in-address.ts';
import { useNoteVisits } from './tabs/use-tabs.ts';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { Windows } from './windows.tsx';

const DrawerHost = lazyPart(() => import('#kit/windows/drawer-host.tsx').then((file) => file.DrawerHost), {
  onMissing: closeDrawer,
});
const SignInAgain = lazy(loadSignInAgain);
const SessionKeeper = lazy(loadSessionKeeper);
const EmergencyBanner = lazy(() => loadEmergencyBanner().then((file) => ({ default: file.EmergencyBanner })));
const BackupBanner = lazy(() => loadBackupBanner().then((file) => ({ default: file.BackupBanner })));
const TermsGate = lazy(loadTermsGate);
const leaveNow = (): void => void signOut();
const readRightsAnew = (): void => void refreshViewer();

/** The frame around every page of a signed-in user. */
export function Shell() {
  const router = useRouter();
  const status = useSession((state) => state.status);
  const viewer = useSession((state) => state.viewer);
  const phone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const main = useRef<HTMLElement | null>(null);
  const style = usePageStyle();
  const drawer = useDrawer((state) => state.shown !== null);
  useEffect(keepFocus, []);
  useEffect(() => fetchAhead((to) => router.preloadRoute({ to }), phone), [router, phone]);
  useLive('practice.user-setting-changed', (body) => {
    const whose = (body as { user_id?: string } | undefined)?.user_id;
    if (whose === undefined || whose === viewer?.userId) reloadUserSettings();
  });
  useLive('practice.rights-changed', readRightsAnew);
  useLive('practice.member-changed', readRightsAnew);
  useLive('practice.tag-changed', () => refreshQueries('registration'));
  // After sign-out there is no viewer until the sign-in page is shown.
  if (viewer === null) return null;
  if (viewer.mustAcceptTerms === true)
    return (
      <Suspense>
        <TermsGate onAccepted={refreshViewer} onSignOut={leaveNow} />
        <AfterNavigation main={main} userId={viewer.userId} />
        {status === 'expired' && <SignInAgain />}
      </Suspense>
    );
  return (
    <div className={classes.shell} data-flowing={!style.fixedHeader || undefined}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header phone={phone} />
      {!phone && style.tagsView && <TabBar />}
      {viewer.emergencyUntil !== null && (
        <Suspense>
          <EmergencyBanner until={viewer.emergencyUntil} onOver={readRightsAnew} />
        </Suspense>
      )}
      {viewer.rules.has('practice.manage') && (
        <Suspense>
          <BackupBanner />
        </Suspense>
      )}
      <div className={classes.middle}>
        {!phone && <SidePanel />}
        <main className={classes.main} id="main" ref={main} tabIndex={-1}>
          <MountedPages />
        </main>
      </div>
      <Windows />
      <AfterNavigation main={main} userId={viewer.userId} />
      {phone && <BottomBar />}
      {drawer && <DrawerHost />}
      <ConfirmHost />
      <Suspense>
        <SessionKeeper />
      </Suspense>
      {status === 'expired' && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </div>
  );
}

// A component of its own, because a navigation should not render everything else of the frame again.
function AfterNavigation({ main, userId }: { main: RefObject<HTMLElement | null>; userId: string }) {
  useFocusAfterNavigation(main);
  useNoNameInAddress();
  useNoteVisits(userId);
  return null;
}

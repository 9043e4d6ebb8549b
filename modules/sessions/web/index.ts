import { IconShieldLock } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';
import { LoginPage } from './sign-in/login-page.tsx';

export { signOut } from './sign-out.ts';
export { startSession } from './sign-in/start-session.ts';

/** Signing in and out; the session itself is in the kit, where every module can read the viewer. */
export const sessions: WebModule = {
  name: 'sessions',
  routes: [
    {
      path: '/login',
      title: 'Sign in',
      open: true,
      signInStep: true,
      // Not a separate chunk: it is the first page that a browser without a session shows.
      page: () => Promise.resolve(LoginPage),
    },
    {
      path: '/selectpractice',
      title: 'Choose a practice',
      open: true,
      signInStep: true,
      page: () => import('./sign-in/select-practice-page.tsx').then(({ SelectPracticePage }) => SelectPracticePage),
    },
    ...['/checkphone', '/checkphone/$'].map((path) => ({
      path,
      title: 'Check your phone',
      open: true,
      signInStep: true,
      page: () => import('./sign-in/check-phone-page.tsx').then(({ CheckPhonePage }) => CheckPhonePage),
    })),
    {
      path: '/reset',
      title: 'New password',
      open: true,
      page: () => import('./sign-in/reset-page.tsx').then(({ ResetPage }) => ResetPage),
    },
    {
      path: '/register',
      title: 'Your account',
      open: true,
      page: () => import('./sign-in/register-page.tsx').then(({ RegisterPage }) => RegisterPage),
    },
    {
      path: '/checkemail',
      title: 'Check your email',
      open: true,
      page: () => import('./sign-in/reset-page.tsx').then(({ CheckEmailPage }) => CheckEmailPage),
    },
    {
      path: '/auth-redirect',
      title: 'One moment',
      open: true,
      page: () => import('./sign-in/auth-redirect-page.tsx').then(({ AuthRedirectPage }) => AuthRedirectPage),
    },
    {
      path: '/redirect/$',
      title: 'One moment',
      open: true,
      page: () => import('./sign-in/redirect-page.tsx').then(({ RedirectPage }) => RedirectPage),
    },
    {
      path: '/about-us',
      title: 'About Salus',
      open: true,
      page: () => import('./about/about-pages.tsx').then(({ AboutPage }) => AboutPage),
    },
    {
      path: '/privacy',
      title: 'Privacy',
      open: true,
      page: () => import('./about/about-pages.tsx').then(({ PrivacyPage }) => PrivacyPage),
    },
    {
      path: '/terms',
      title: 'Terms of use',
      open: true,
      page: () => import('./about/about-pages.tsx').then(({ TermsPage }) => TermsPage),
    },
    {
      path: '/settings/security',
      title: 'Security',
      area: 'settings',
      page: () => import('./security/security-page.tsx').then(({ SecurityPage }) => SecurityPage),
    },
  ],
  side: [
    {
      area: 'settings',
      group: 'Personal',
      label: 'Security',
      path: '/settings/security',
      icon: IconShieldLock,
      order: 120,
    },
  ],
};

/** Reads the signed-in user and their rights again after the rights have changed. */
export const refreshViewer = () => import('./refresh-viewer.ts').then((file) => file.refreshViewer());

/** Loads the sign-in columns of the list of members: `useMemberSignInColumns()`. */
export const loadMemberSignInColumns = () =>
  import('./security/member-sign-in-columns.tsx').then((file) => file.useMemberSignInColumns);

/** Loads the dialog over the page for a session that ends during work; only when that happens. */
export const loadSignInAgain = () =>
  import('./sign-in/sign-in-again.tsx').then(({ SignInAgain }) => ({ default: SignInAgain }));

/** Loads the component that keeps an active session alive, and warns before it ends. */
export const loadSessionKeeper = () =>
  import('./session-keeper.tsx').then(({ SessionKeeper }) => ({ default: SessionKeeper }));

import type { WebModule } from '#kit/module/web-module.ts';

export { signOut } from './sign-out.ts';
export { startSession } from './start-session.ts';

/** Signing in and out; the session itself lies in the kit, where every module can ask who is there. */
export const sessions: WebModule = {
  name: 'sessions',
  routes: [
    {
      path: '/login',
      title: 'Sign in',
      open: true,
      page: () => import('./login-page.tsx').then(({ LoginPage }) => LoginPage),
    },
  ],
};

/** The dialog over the page when a session ends in the middle of work; fetched when that happens. */
export const loadSignInAgain = () =>
  import('./sign-in-again.tsx').then(({ SignInAgain }) => ({ default: SignInAgain }));

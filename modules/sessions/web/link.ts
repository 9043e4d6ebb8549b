import { create } from 'zustand';

interface LinkState {
  /** What a mailed link to a new password brought. */
  reset: { code: string; token: string } | null;
  /** The token of an invitation. */
  invitation: string | null;
  /** What was typed as the address that a link should go to. */
  mailedTo: string | null;
}

/** What links brought, in this page's memory only: it stays neither in the address nor in the browser's history. */
export const useLink = create<LinkState>(() => ({ reset: null, invitation: null, mailedTo: null }));

/** Forgets what a link brought. */
export function forgetLink(): void {
  useLink.setState({ reset: null, invitation: null });
}

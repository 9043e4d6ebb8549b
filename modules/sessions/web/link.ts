import { create } from 'zustand';

interface LinkState {
  /** The code and token of an emailed password reset link. */
  reset: { code: string; token: string } | null;
  /** The token of an invitation. */
  invitation: string | null;
  /** The typed email address that a link is sent to. */
  mailedTo: string | null;
}

/** Data of opened links, only in this page's memory: neither in the URL nor in the browser's history. */
export const useLink = create<LinkState>(() => ({ reset: null, invitation: null, mailedTo: null }));

/** Clears the data of a link. */
export function forgetLink(): void {
  useLink.setState({ reset: null, invitation: null });
}

import { MessagePage } from './message-page.tsx';

/** /401 */
export function NotAllowedPage() {
  return (
    <MessagePage title="This page is not open to you">
      Your role does not include it. An administrator of your clinic can change that.
    </MessagePage>
  );
}

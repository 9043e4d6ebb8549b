import { MessagePage } from './message-page.tsx';

/** /404 */
export function NotFoundPage() {
  return (
    <MessagePage title="This page does not exist">The address may be mistyped, or the page has moved.</MessagePage>
  );
}

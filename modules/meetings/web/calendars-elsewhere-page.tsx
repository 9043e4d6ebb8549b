import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { FeedPanel } from './feed-panel.tsx';
import { GooglePanel } from './google-panel.tsx';

/** /settings/calendar-elsewhere: the user's calendar in other programs. */
export function CalendarsElsewherePage() {
  return (
    <Page>
      <PageHeader title="External calendars" detail="Your calendar in other programs" />
      <GooglePanel />
      <FeedPanel />
    </Page>
  );
}

import { Anchor, Kbd, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import type { SideLink } from '#kit/module/web-module.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { modules } from '../modules.ts';
import { useAreas } from '../shell/side/areas.ts';
import { ROLES as DEMO_ROLES } from './demo/demo-pages.ts';
import classes from './guide-page.module.css';

const SHORTCUTS: readonly (readonly [keys: string, what: string])[] = [
  ['Ctrl+K', 'Search anything (⌘ K on a Mac)'],
  ['Alt+1 … Alt+9', 'Show a visited page; 9 is the last'],
  ['Alt+W', 'Close the visited page'],
  ['Delete', 'On a tab: close it'],
  ['Left, Right', 'On a tab: go to the next one; with Ctrl, move it'],
  ['Shift+F10', 'On a tab: Refresh, Close, Close Others, Close All'],
  ['Alt+B', 'Open or collapse the side panel'],
  ['Arrow keys', 'On a window’s handle: move it; on its corner: resize it'],
  ['← ↑ ↓ →', 'On a calendar event: go to the next one in that direction'],
  ['Shift+↑, Shift+↓', 'While an event is moved (“Move or resize…”): shorter, longer'],
  ['Ctrl+Z', 'Undo, when a message offers it'],
  ['F8', 'Go to the newest message; Escape to return'],
  ['Escape', 'Close a window or drawer; asks first if changes would be lost'],
];

const HOWTO: readonly (readonly [question: string, answer: string, anchor?: string])[] = [
  [
    'Return to a page as I left it',
    'Its tab under the header keeps the scroll position and what you typed. Right-click to refresh it.',
  ],
  [
    'Minimize a window',
    'The dash in its title bar minimizes it to the bottom of the page. Click it there to restore it, even after a reload.',
  ],
  ['Change the text size, theme or color', 'Page style, in the menu under your picture. It applies on every computer.'],
  ['Find a patient again', 'Quick access (the bolt in the header) lists recent patients and pinned pages.'],
  [
    'Give a canceled appointment to a patient on the waitlist',
    'Scheduling, Waiting list: each opening is listed with the patients it suits. Book one, or offer it by message.',
  ],
  [
    'Write and sign a visit note',
    'Dashboard, the note next to the appointment. F2 goes to the next blank, a period starts a template, and Sign lists what is missing. Later changes are addenda.',
  ],
  [
    'See what needs to be done',
    'Tasks: to do, follow-up, documents to review, notes to sign. Overdue work in other areas appears there automatically and disappears when it is done.',
  ],
  [
    'Review a result and notify the patient',
    'Tasks, Lab Results: critical results are at the top. Record what you did with the review. Results without a matching patient are under Unmatched Results.',
  ],
  ['Respond to a pharmacy', 'Tasks, Renewal Requests and Change Requests: approve, approve with changes or deny.'],
  [
    'Charge for procedures and dispensed products',
    'Procedures in a signed note and dispensed products are proposed as charges. Post them on the patient’s page or under Billing, Charges; then take the payment.',
  ],
  [
    'Close the day',
    'Billing, Day sheet: count what you received by each method. Later payments go on the next open day.',
  ],
  [
    'Reorder before something runs out',
    'Inventory, Restock lists items at or below their minimum. Draft the orders, mark them as ordered, receive them by lot.',
  ],
  [
    'Give patients something to do at home',
    'Programs: create one, arrange its content, enroll patients. They follow it in the patient portal; overdue steps become tasks.',
  ],
  [
    'See what is behind a number',
    'Statistics: click a number to open its rows. Views saves the range and filters, and can email you the link every month.',
  ],
  [
    'Send a fax, or file one',
    'New, New eFax. Received faxes are under Messages, Received faxes, until they are filed in a chart.',
  ],
  [
    'Check insurance eligibility',
    'The patient’s Insurance tile checks it now. Tomorrow’s visits are checked automatically in the evening, and today’s in the morning.',
  ],
  [
    'Set up email and text messages',
    'Your server administrator sets MAIL_URL and MAIL_FROM, and the TWILIO_ settings for text messages, then restarts Salus. Until then messages are queued; none are lost.',
    'mail',
  ],
  ['Recover what I typed', 'Forms save an encrypted draft on this computer until you save.'],
];

// Scrolls to the answer that was linked to.
const showIt = (answer: HTMLElement | null): void => answer?.scrollIntoView({ block: 'center' });

const side = modules.flatMap((module) => module.side ?? []);

/**
 * /guide/index: the location of everything, all shortcuts, and answers to common questions. Built from the modules'
 * contributions.
 */
export function GuidePage() {
  const { roles } = useViewer();
  const areas = useAreas(true);
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <Page>
      <PageHeader title="Guide" />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Panel title="Where to find things">
          <ul className={classes.list}>
            {areas.map(({ area, label, path, icon: Icon }) => (
              <li key={area}>
                <Link to={path} className={classes.area}>
                  <Icon size={18} stroke={1.75} />
                  {label}
                </Link>
                <ul className={classes.pages}>
                  {side
                    .filter((link) => link.area === area && can(link.rule))
                    .map((link) => (
                      <SidePage key={link.path + link.label} link={link} />
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        </Panel>
        <Stack gap="md">
          <Panel title="Keyboard shortcuts">
            <dl className={classes.keys}>
              {SHORTCUTS.map(([keys, what]) => (
                <div key={keys}>
                  <dt>
                    <Kbd size="xs">{keys}</Kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <Panel title="How to …">
            <dl className={classes.how}>
              {HOWTO.map(([question, answer, anchor]) => (
                <div
                  key={question}
                  id={anchor}
                  ref={anchor !== undefined && anchor === hash ? showIt : undefined}
                  data-meant={(anchor !== undefined && anchor === hash) || undefined}
                >
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          {roles.some((role) => DEMO_ROLES.includes(role.toLowerCase())) && (
            <Panel title="Live examples">
              <Text size="sm">
                <Anchor component={Link} to="/demo/index" size="sm">
                  Building blocks
                </Anchor>
                : the parts that pages are built from.
              </Text>
            </Panel>
          )}
        </Stack>
      </SimpleGrid>
    </Page>
  );
}

const always = (): boolean => true;

// A separate component, because an entry may use hooks to decide whether it is shown.
function SidePage({ link: { path, label, useShown = always } }: { link: SideLink }) {
  // oxlint-disable-next-line react/hooks -- an entry is keyed by its link, whose hooks never change
  if (!useShown()) return null;
  return (
    <li>
      <Link {...splitPath(path)}>{label}</Link>
    </li>
  );
}

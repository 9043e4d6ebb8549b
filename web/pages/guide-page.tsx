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
  ['Left, Right', 'On a tab: to its neighbour; with Ctrl, move it'],
  ['Shift+F10', 'On a tab: Refresh, Close, Close Others, Close All'],
  ['Alt+B', 'Open or collapse the side panel'],
  ['Arrow keys', 'On a window’s handle: move it; on its corner: resize it'],
  ['← ↑ ↓ →', 'On an event of the calendar: to the next one in that direction'],
  ['Shift+↑, Shift+↓', 'While an event is moved (“Move or resize…”): shorter, longer'],
  ['Ctrl+Z', 'Take back what a message offers to undo'],
  ['F8', 'To the newest message; Escape back'],
  ['Escape', 'Close a window or drawer; it asks when something would be lost'],
];

const HOWTO: readonly (readonly [question: string, answer: string, anchor?: string])[] = [
  [
    'Go back to a page as I left it',
    'Its tab under the header keeps its scroll and what you typed. A right click refreshes it.',
  ],
  [
    'Put a window aside',
    'The line in its head minimises it to the bottom of the page; a press there brings it back, even after a reload.',
  ],
  [
    'Have the page larger, darker or in another colour',
    'Page style, in the menu under your picture. It follows you to every computer.',
  ],
  [
    'Find a patient again',
    'Quick access (the bolt in the header) lists the patients you saw last and the pages you pinned.',
  ],
  [
    'Give a canceled appointment to somebody who waits',
    'Scheduling, Waiting list: what becomes free stands above those whom it suits. Book one, or offer it by message.',
  ],
  [
    'Write a visit up and sign it',
    'Dashboard, the note at the appointment. F2 goes to the next blank, a template begins with a dot, and Sign says first what is missing. Afterwards an addendum goes below it.',
  ],
  [
    'See what waits for somebody to do it',
    'Tasks: to do, follow-up, documents to review, notes to sign. What is late in other areas comes there by itself and leaves when it is done.',
  ],
  [
    'Acknowledge a result and tell the patient',
    'Tasks, Lab Results: the critical ones are on top. What was done about it is noted with the review; a result that names nobody is under Unmatched Results.',
  ],
  ['Answer a pharmacy', 'Tasks, Renewal Requests and Change Requests: approve, approve with changes or deny.'],
  [
    'Charge what was done and handed out',
    'The procedures of a signed note, and products that were handed out, are proposed as charges. Post them on the patient’s page or under Billing, Charges; then take the payment.',
  ],
  [
    'Close the day',
    'Billing, Day sheet: count what came by each method. What comes later stands on the next open day.',
  ],
  [
    'Order before something runs out',
    'Inventory, Restock: what is at its reorder level stands there. Draft the orders, mark them as ordered, receive them by lot.',
  ],
  [
    'Give patients something to do at home',
    'Programs: make one, put its content in order, enroll patients. They follow it on their own page; what is late becomes a task.',
  ],
  [
    'Know what a number is made of',
    'Statistics: press it, and its rows open; they come to the number. Views keeps range and filters, and mails the link every month.',
  ],
  [
    'Send a fax, or file one',
    'New, New eFax; what comes in waits under Messages, Received faxes, until it is filed in a chart.',
  ],
  [
    'Know whether insurance pays',
    'The patient’s Insurance tile checks it now; in the evening tomorrow’s visits are checked by themselves, and in the morning today’s.',
  ],
  [
    'Let mail and text messages leave',
    'Whoever runs the server sets MAIL_URL and MAIL_FROM, and for text messages the settings that begin with TWILIO_, then starts it again. Until then what is to be sent waits; nothing of it is lost.',
    'mail',
  ],
  ['Keep what I typed when something goes wrong', 'Forms keep a draft on this computer, encrypted, until it is saved.'],
];

// Whoever is led here for one answer sees it at once.
const showIt = (answer: HTMLElement | null): void => answer?.scrollIntoView({ block: 'center' });

const side = modules.flatMap((module) => module.side ?? []);

/** /guide/index: what is where, every shortcut, and how to do what people ask for. Made from what the modules bring. */
export function GuidePage() {
  const { roles } = useViewer();
  const areas = useAreas(true);
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <Page>
      <PageHeader title="Guide" />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Panel title="What is where">
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
          <Panel title="By the keyboard">
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
            <Panel title="Living examples">
              <Text size="sm">
                <Anchor component={Link} to="/demo/index" size="sm">
                  Building blocks
                </Anchor>
                : what the pages are made of, to try.
              </Text>
            </Panel>
          )}
        </Stack>
      </SimpleGrid>
    </Page>
  );
}

const always = (): boolean => true;

// A component of its own, because an entry may call hooks to know whether it is shown.
function SidePage({ link: { path, label, useShown = always } }: { link: SideLink }) {
  // oxlint-disable-next-line react/hooks -- an entry is keyed by its link, whose hooks never change
  if (!useShown()) return null;
  return (
    <li>
      <Link {...splitPath(path)}>{label}</Link>
    </li>
  );
}

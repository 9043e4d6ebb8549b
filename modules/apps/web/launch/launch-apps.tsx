import { IconApps, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { LaunchableAppsDocument, LaunchAppDocument } from '../setting.operations.gen.ts';

interface LaunchAppsProps {
  patientId: string;
  /** The chart note from which the app is opened. */
  encounterId: string | null;
}

/** The apps that open with this patient, in a new tab. */
export function LaunchApps({ patientId, encounterId }: LaunchAppsProps) {
  const read = useApiQuery(LaunchableAppsDocument, {}, { quiet: true });
  const [opening, setOpening] = useState<string | null>(null);
  const open = async (appId: string): Promise<void> => {
    // Opened by the click itself: a browser blocks a tab that opens after an answer.
    const tab = window.open('', '_blank');
    setOpening(appId);
    try {
      const { launchApp } = await request(LaunchAppDocument, { appId, patientId, encounterId });
      if (tab === null) window.location.assign(launchApp.url);
      else {
        tab.opener = null;
        tab.location.replace(launchApp.url);
      }
    } catch (error) {
      tab?.close();
      reportError(error);
    } finally {
      setOpening(null);
    }
  };
  return (
    <ReadRows
      label="Apps"
      read={read}
      rows={({ launchableApps }) => launchableApps}
      empty={{ icon: IconApps, title: 'No apps to open' }}
    >
      {(app) => (
        <Row
          title={app.name}
          actions={
            <RowButton
              of={app.name}
              icon={IconExternalLink}
              busy={opening === app.id}
              onClick={() => void open(app.id)}
            >
              Open
            </RowButton>
          }
        />
      )}
    </ReadRows>
  );
}

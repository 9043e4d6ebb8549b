import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReasonDialog } from './reason-dialog.tsx';

const inPlace = { components: { Modal: { defaultProps: { withinPortal: false, transitionProps: { duration: 0 } } } } };

test('shows the action, its consequence, the label and the verb', () => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={inPlace}>
      <ReasonDialog
        title="Void invoice 1042"
        description="Its charges can be invoiced again."
        confirm="Void"
        onReason={async () => undefined}
        onClose={() => undefined}
      />
    </MantineProvider>,
  );
  for (const words of ['Void invoice 1042', 'Its charges can be invoiced again.', 'Reason', '>Void<', 'Cancel'])
    expect(html).toContain(words);
  expect(html).toContain('maxLength="300"');
});

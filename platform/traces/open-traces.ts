import {
  context,
  diag,
  DiagLogLevel,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import type { Span, Tracer } from './traces.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Opens the export of traces to an OpenTelemetry collector (OTLP over HTTP, at `<url>/v1/traces`). The library itself
 * reads the other settings of OpenTelemetry, e.g. OTEL_EXPORTER_OTLP_HEADERS.
 */
export function openTraces(url: string, name: string, log: Pick<Log, 'warn'>): Tracer {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Its messages may repeat what the collector answered.
  const failed = (): void => log.warn('traces: they could not be sent');
  const silent = (): void => undefined;
  diag.setLogger(
    { error: failed, warn: failed, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('salus');
  const opened = new WeakMap<Span, OtelSpan>();
  return {
    begin(kind, title, attributes, began) {
      const otel = tracer.startSpan(title, { kind: KINDS[kind], attributes, startTime: began });
      const span: Span = {
        end({ name: better, failed: isFailed, attributes: more } = {}) {
          if (better !== undefined) otel.updateName(better);
          if (more !== undefined) otel.setAttributes(more);
          if (isFailed === true) otel.setStatus({ code: SpanStatusCode.ERROR });
          otel.end();
        },
      };
      opened.set(span, otel);
      return span;
    },
    within(span, work) {
      const otel = opened.get(span);
      return otel === undefined ? work() : context.with(trace.setSpan(context.active(), otel), work);
    },
    async close() {
      await provider.shutdown();
      context.disable();
      diag.disable();
    },
  };
}

import { Counter, Gauge, type Registry } from 'prom-client';

/** What is counted of streams of events. */
export interface StreamMetrics {
  readonly open: (count: number) => void;
  readonly sent: (events: number) => void;
  readonly cutOff: () => void;
}

/** Nothing is counted. */
export const noStreamMetrics: StreamMetrics = { open: () => undefined, sent: () => undefined, cutOff: () => undefined };

/** Counts streams in a registry. */
export function streamMetrics(registry: Registry): StreamMetrics {
  const registers = [registry];
  const open = new Gauge({ name: 'goalsquare_event_streams', help: 'Streams of events that are open', registers });
  const sent = new Counter({ name: 'goalsquare_events_sent_total', help: 'Events written to streams', registers });
  const cutOff = new Counter({
    name: 'goalsquare_event_streams_cut_off_total',
    help: 'Streams cut off because their clients did not read them',
    registers,
  });
  return {
    open: (count) => {
      open.set(count);
    },
    sent: (events) => {
      sent.inc(events);
    },
    cutOff: () => {
      cutOff.inc();
    },
  };
}

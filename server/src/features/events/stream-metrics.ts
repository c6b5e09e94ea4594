import { Counter, Gauge, type Registry } from 'prom-client';

/** Counts streams of events, and the events they send. */
export interface StreamMetrics {
  readonly open: (count: number) => void;
  readonly sent: (events: number) => void;
  readonly cutOff: () => void;
}

/** Counts nothing. */
export const discardStreamMetrics: StreamMetrics = {
  open: () => undefined,
  sent: () => undefined,
  cutOff: () => undefined,
};

/** Returns metrics of streams in a registry. */
export function streamMetrics(registry: Registry): StreamMetrics {
  const registers = [registry];
  const open = new Gauge({ name: 'goalsquare_event_streams', help: 'Streams of events that are open', registers });
  const sent = new Counter({ name: 'goalsquare_events_sent_total', help: 'Events written to streams', registers });
  const cutOff = new Counter({
    name: 'goalsquare_event_streams_cut_off_total',
    help: 'Streams closed because their clients read too slowly',
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

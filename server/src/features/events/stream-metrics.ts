import { Counter, Gauge, type Registry } from 'prom-client';

/** Counts event streams and the events that they send. */
export interface StreamMetrics {
  readonly open: (count: number) => void;
  readonly sent: (events: number) => void;
  readonly cutOff: () => void;
}

/** Stream metrics that discard all counts. */
export const discardStreamMetrics: StreamMetrics = {
  open: () => undefined,
  sent: () => undefined,
  cutOff: () => undefined,
};

/** Returns stream metrics that are registered in a registry. */
export function streamMetrics(registry: Registry): StreamMetrics {
  const registers = [registry];
  const open = new Gauge({ name: 'goalsquare_event_streams', help: 'Open event streams', registers });
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

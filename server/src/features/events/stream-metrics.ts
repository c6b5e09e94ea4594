import { Counter, Gauge, Registry } from 'prom-client';

/** Metrics of event streams and the events that they send. */
export interface StreamMetrics {
  readonly open: Gauge;
  readonly sent: Counter;
  readonly cutOff: Counter;
}

/** Returns stream metrics. **Empty**: without a registry, nothing reports them. */
export function streamMetrics(registry = new Registry()): StreamMetrics {
  const registers = [registry];
  return {
    open: new Gauge({ name: 'goalsquare_event_streams', help: 'Open event streams', registers }),
    sent: new Counter({ name: 'goalsquare_events_sent_total', help: 'Events written to streams', registers }),
    cutOff: new Counter({
      name: 'goalsquare_event_streams_cut_off_total',
      help: 'Streams closed because their clients read too slowly',
      registers,
    }),
  };
}

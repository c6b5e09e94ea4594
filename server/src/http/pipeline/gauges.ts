import { Counter, Gauge, type GaugeConfiguration, type Registry } from 'prom-client';

type Settings<Label extends string> = Pick<GaugeConfiguration<Label>, 'name' | 'help' | 'labelNames' | 'aggregator'>;

/** Registers a gauge whose values are set whenever the metrics are read. */
export function addGauge<Label extends string = never>(
  registry: Registry,
  settings: Settings<Label>,
  set: (gauge: Gauge<Label>) => void | Promise<void>,
): void {
  const gauge: Gauge<Label> = new Gauge<Label>({ ...settings, registers: [registry], collect: () => set(gauge) });
}

/** Registers a counter whose values are counted again whenever the metrics are read. */
export function addCounter<Label extends string>(
  registry: Registry,
  settings: Settings<Label>,
  count: (counter: Counter<Label>) => void,
): void {
  const counter: Counter<Label> = new Counter<Label>({
    ...settings,
    registers: [registry],
    collect: () => {
      counter.reset();
      count(counter);
    },
  });
}

/** A single value, which is the highest one of all processes. **Empty**: `undefined` leaves it out. */
type Value = number | undefined;

/** Returns a function that registers gauges of single values. */
export const singleGauges =
  (registry: Registry) =>
  (name: string, help: string, value: () => Value | Promise<Value>): void => {
    addGauge(registry, { name, help, aggregator: 'max' }, async (gauge) => {
      const found = await value();
      if (found === undefined) gauge.remove();
      else gauge.set(found);
    });
  };

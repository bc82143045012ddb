/** Numbers of operation, as Prometheus reads them. */

/** Bounds of the time that a request takes, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];

export interface Metrics {
  /** A request was answered. */
  request(endpoint: string, status: number, seconds: number): void;
  /** Something was counted; the name is one of a few. */
  count(name: string): void;
  /** All of it as text, with what is measured only now. */
  text(gauges: Readonly<Record<string, number>>): string;
}

export function openMetrics(): Metrics {
  const requests = new Map<string, number>();
  const counts = new Map<string, number>();
  const buckets = bounds.map(() => 0);
  let total = 0;
  let sum = 0;
  const up = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    request(endpoint, status, seconds) {
      up(requests, `endpoint="${endpoint}",status="${status}"`);
      total++;
      sum += seconds;
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) buckets[index]++;
    },
    count(name) {
      up(counts, name);
    },
    text(gauges) {
      const lines = [
        '# TYPE ludoteca_requests_total counter',
        ...[...requests].map(([labels, value]) => `ludoteca_requests_total{${labels}} ${value}`),
        '# TYPE ludoteca_request_seconds histogram',
        ...bounds.map(
          (bound, index) => `ludoteca_request_seconds_bucket{le="${bound}"} ${buckets[index]}`,
        ),
        `ludoteca_request_seconds_bucket{le="+Inf"} ${total}`,
        `ludoteca_request_seconds_sum ${sum}`,
        `ludoteca_request_seconds_count ${total}`,
        ...[...counts].flatMap(([name, value]) => [
          `# TYPE ludoteca_${name}_total counter`,
          `ludoteca_${name}_total ${value}`,
        ]),
        ...Object.entries(gauges).flatMap(([name, value]) => [
          `# TYPE ludoteca_${name} gauge`,
          `ludoteca_${name} ${value}`,
        ]),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('counts for each bound the requests that took no longer', () => {
  const metrics = new Metrics();
  for (const seconds of [0.01, 0.011, 0.3, 11]) metrics.observeRequest('lead', 200, seconds);
  const lines = metrics.text([]).split('\n');
  expect(lines.filter((line) => line.includes('request_seconds'))).toEqual([
    '# HELP gateway_request_seconds Time to answer a request.',
    '# TYPE gateway_request_seconds histogram',
    'gateway_request_seconds_bucket{route="lead",le="0.01"} 1',
    'gateway_request_seconds_bucket{route="lead",le="0.03"} 2',
    'gateway_request_seconds_bucket{route="lead",le="0.1"} 2',
    'gateway_request_seconds_bucket{route="lead",le="0.3"} 3',
    'gateway_request_seconds_bucket{route="lead",le="1"} 3',
    'gateway_request_seconds_bucket{route="lead",le="3"} 3',
    'gateway_request_seconds_bucket{route="lead",le="10"} 3',
    'gateway_request_seconds_bucket{route="lead",le="+Inf"} 4',
    'gateway_request_seconds_sum{route="lead"} 11.321',
    'gateway_request_seconds_count{route="lead"} 4',
  ]);
});

it('has each counter once with what it counts, and gauges after them', () => {
  const metrics = new Metrics();
  metrics.count('gateway_log_lines_lost_total', {}, 3);
  metrics.count('gateway_log_lines_lost_total');
  metrics.count('gateway_submissions_total', { outcome: 'accepted' });
  const values = [{ value: 1 }, { labels: { state: 'dead', at: 7 }, value: 2 }];
  const lines = metrics.text([{ name: 'gateway_open', help: 'What is open.', values }]).split('\n');
  expect(lines.slice(-5)).toEqual([
    '# HELP gateway_open What is open.',
    '# TYPE gateway_open gauge',
    'gateway_open 1',
    'gateway_open{state="dead",at="7"} 2',
    '',
  ]);
  expect(lines.filter((line) => /lost|accepted/.test(line))).toEqual([
    '# HELP gateway_log_lines_lost_total Lines of the log that could not be written.',
    '# TYPE gateway_log_lines_lost_total counter',
    'gateway_log_lines_lost_total 4',
    'gateway_submissions_total{outcome="accepted"} 1',
  ]);
  // Those with labels begin with their first one.
  expect(lines.join('\n')).not.toContain('gateway_requests_total');
});

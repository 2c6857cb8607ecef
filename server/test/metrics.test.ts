import { expect, it } from 'vitest'
import { Metrics } from '../src/metrics.ts'

it('counts, and tells the counts as often as somebody asks', async () => {
  const metrics = new Metrics()
  metrics.messages.inc()
  metrics.moves.add('bot')
  metrics.moves.add('bot')
  for (const seconds of [0.0004, 0.0005, 0.003, 7]) metrics.append.observe(seconds)
  await metrics.text()
  metrics.messages.inc()
  const lines = (await metrics.text()).split('\n')
  for (const line of [
    'echappee_messages_total 2',
    'echappee_refusals_total 0',
    'echappee_moves_total{kind="bot"} 2',
    'echappee_moves_total{kind="owner"} 0',
    '# TYPE echappee_append_seconds histogram',
    'echappee_append_seconds_bucket{le="0.0005"} 2',
    'echappee_append_seconds_bucket{le="0.001"} 2',
    'echappee_append_seconds_bucket{le="0.005"} 3',
    'echappee_append_seconds_bucket{le="5"} 3',
    'echappee_append_seconds_bucket{le="+Inf"} 4',
    'echappee_append_seconds_sum 7.0039',
    'echappee_append_seconds_count 4',
  ])
    expect(lines).toContain(line)
})

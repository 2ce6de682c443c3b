import { Counter, Gauge } from 'prom-client'

export const outboxSize = new Gauge({ name: 'bus_outbox_events', help: 'Events not yet in the log' })

export const consumerLag = new Gauge({
  name: 'bus_consumer_lag_events',
  help: 'Events of the log that a consumer has still to read',
  labelNames: ['consumer'],
})

export const deadLetters = new Gauge({
  name: 'bus_dead_letters',
  help: 'Aggregates that a consumer cannot go on with',
  labelNames: ['consumer'],
})

export const appliedEvents = new Counter({
  name: 'bus_events_applied_total',
  help: 'Events that a consumer went past',
  labelNames: ['consumer'],
})

export const failedBatches = new Counter({
  name: 'bus_batches_failed_total',
  help: 'Batches rolled back; transient ones are repeated for ever, permanent ones put an event aside',
  labelNames: ['consumer', 'kind'],
})

export const readEvents = new Counter({
  name: 'bus_events_read_total',
  help: 'Events read by consumers, by where they came from',
  labelNames: ['from'],
})

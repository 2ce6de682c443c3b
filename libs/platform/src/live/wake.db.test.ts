import { joinBus, type Bus } from '@deportivo/testkit/bus'
import { openBus } from '@deportivo/testkit/open-bus'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'

describe('a wake-up', () => {
  let here: Bus
  let there: Bus
  beforeEach(async () => {
    here = await openBus()
    there = await joinBus(here.url)
  })
  afterEach(async () => {
    await there.close()
    await here.close()
  })

  const listen = (bus: Bus, topic: 'log' | 'rooms') => {
    const listener = vi.fn()
    const stop = bus.deps.wake.on(topic, listener)
    return { listener, stop }
  }
  const waitForCall = (listener: ReturnType<typeof vi.fn>) =>
    vi.waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 10_000, interval: 20 })

  it('reaches listeners of its own process at once, and once', async () => {
    const own = listen(here, 'log')
    here.deps.wake.notify('log')
    expect(own.listener).toHaveBeenCalledTimes(1)
    await sleep(100)
    expect(own.listener).toHaveBeenCalledTimes(1)
  })

  it('reaches other processes, on its own topic only', async () => {
    const [log, rooms] = [listen(there, 'log'), listen(there, 'rooms')]
    here.deps.wake.notify('log')
    await waitForCall(log.listener)
    expect(rooms.listener).not.toHaveBeenCalled()
  })

  it('is waited for longer while no other process notifies', async () => {
    // The other one has connected, and was silent.
    const alone = here.deps.wake.fallbackMs()
    const log = listen(here, 'log')
    there.deps.wake.notify('log')
    await waitForCall(log.listener)
    expect(here.deps.wake.fallbackMs()).toBeLessThan(alone)
    expect(there.deps.wake.fallbackMs()).toBe(alone)
  })

  it('sent a thousand times arrives in other processes a few times, including the last one', async () => {
    const log = listen(there, 'log')
    for (let count = 0; count < 1000; count++) here.deps.wake.notify('log')
    await waitForCall(log.listener)
    await sleep(100)
    expect(log.listener.mock.calls.length).toBeLessThanOrEqual(3)
    log.listener.mockClear()
    here.deps.wake.notify('log')
    await waitForCall(log.listener)
  })

  it('arrives again after the database closed the connection, and listeners are called for what they missed', async () => {
    const log = listen(there, 'log')
    const owner = connect({ url: here.url, as: 'owner', poolMax: 1 })
    await owner.raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'deportivo wake' and datname = current_database()`)
    await owner.destroy()
    await waitForCall(log.listener)
    await vi.waitFor(
      async () => {
        log.listener.mockClear()
        here.deps.wake.notify('log')
        await sleep(50)
        expect(log.listener).toHaveBeenCalled()
      },
      { timeout: 10_000 },
    )
  })

  it('does not reach a listener that was removed', async () => {
    const own = listen(here, 'log')
    own.stop()
    here.deps.wake.notify('log')
    expect(own.listener).not.toHaveBeenCalled()
  })
})

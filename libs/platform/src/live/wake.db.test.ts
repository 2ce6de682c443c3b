import { joinBus, type Bus } from '@deportivo/testkit/bus'
import { openBus } from '@deportivo/testkit/open-bus'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'

describe('a wake', () => {
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
  const heard = (listener: ReturnType<typeof vi.fn>) =>
    vi.waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 10_000, interval: 20 })

  it('is heard at once in its own process, and once', async () => {
    const own = listen(here, 'log')
    here.deps.wake.notify('log')
    expect(own.listener).toHaveBeenCalledTimes(1)
    await sleep(100)
    expect(own.listener).toHaveBeenCalledTimes(1)
  })

  it('is heard in other processes, on its own topic alone', async () => {
    const [log, rooms] = [listen(there, 'log'), listen(there, 'rooms')]
    here.deps.wake.notify('log')
    await heard(log.listener)
    expect(rooms.listener).not.toHaveBeenCalled()
  })

  it('told a thousand times is told to others a few times, and the last one is among them', async () => {
    const log = listen(there, 'log')
    for (let count = 0; count < 1000; count++) here.deps.wake.notify('log')
    await heard(log.listener)
    await sleep(100)
    expect(log.listener.mock.calls.length).toBeLessThanOrEqual(3)
    log.listener.mockClear()
    here.deps.wake.notify('log')
    await heard(log.listener)
  })

  it('is heard again after the database cut the line, and the listener looks for what it missed', async () => {
    const log = listen(there, 'log')
    const owner = connect({ url: here.url, as: 'owner', poolMax: 1 })
    await owner.raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'deportivo wake' and datname = current_database()`)
    await owner.destroy()
    await heard(log.listener)
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

  it('is not heard by who stopped listening', async () => {
    const own = listen(here, 'log')
    own.stop()
    here.deps.wake.notify('log')
    expect(own.listener).not.toHaveBeenCalled()
  })
})

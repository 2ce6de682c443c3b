import { joinBus, type Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
    eventually(() => expect(listener).toHaveBeenCalled())

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

  it('is waited for longer while no other process is there', async () => {
    const alone = await openBus()
    const longer = alone.deps.wake.fallbackMs()
    await eventually(() => {
      for (const bus of [here, there]) expect(bus.deps.wake.fallbackMs()).toBeLessThan(longer)
    })
    await alone.close()
  })

  it('is not sent by a process that has found no other one, and is once another has come', async () => {
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    const alone = await openBus()
    const owner = connect({ url: alone.url, as: 'owner', poolMax: 1 })
    const lastSent = async () => {
      const { rows } = await owner.raw<{ rows: { query_start: Date }[] }>(
        `select query_start from pg_stat_activity
         where application_name = 'deportivo wake' and datname = current_database() and query like '%pg_notify%'`,
      )
      return rows[0]?.query_start
    }
    await eventually(async () => expect(await lastSent()).toBeDefined())
    const hello = await lastSent()
    const longer = alone.deps.wake.fallbackMs()
    const started = performance.now()
    clock.mockImplementation(() => started + 6_000)
    alone.deps.wake.notify('log')
    await sleep(100)
    expect(await lastSent()).toEqual(hello)
    const second = await joinBus(alone.url)
    const log = listen(second, 'log')
    await eventually(() => expect(alone.deps.wake.fallbackMs()).toBeLessThan(longer))
    alone.deps.wake.notify('log')
    await waitForCall(log.listener)
    clock.mockRestore()
    await second.close()
    await owner.destroy()
    await alone.close()
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
    await eventually(async () => {
      log.listener.mockClear()
      here.deps.wake.notify('log')
      await sleep(50)
      expect(log.listener).toHaveBeenCalled()
    })
  })

  it('does not reach a listener that was removed', async () => {
    const own = listen(here, 'log')
    own.stop()
    here.deps.wake.notify('log')
    expect(own.listener).not.toHaveBeenCalled()
  })
})

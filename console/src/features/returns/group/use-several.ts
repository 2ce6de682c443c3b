import { returnReasons } from '@deportivo/contracts/catalogue/lists'
import { listClientLines, requestReturns, type ClientLine } from '@deportivo/contracts/returns/groups'
import { listReturns } from '@deportivo/contracts/returns/returns'
import { useState } from 'react'
import { useSentFile } from '../../../shared/files/use-sent-file.ts'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate, useFound } from '../../../shared/net/use-found.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { shopToday } from '../dialogs/shop-today.ts'
import { useRates } from '../dialogs/use-rates.ts'

const ALL = { query: { top: 200 } }

export interface ChosenLine {
  quantity: number
  /** Why this one comes back; empty: for the reason of the request. */
  reason: string
}

/** What comes back of which lines; a line that is not in it stays with the client. */
export type Chosen = ReadonlyMap<number, ChosenLine>

interface Request {
  lines: { sale_id: number; line_id: number; quantity: number; reason?: number }[]
  reason: number
  exchange_rate?: number
  date_of_delivery?: string
  observation?: string
}

function requestedOf(lines: readonly ClientLine[], chosen: Chosen): Request['lines'] {
  return lines.flatMap(({ sale_id, line_id }) => {
    const line = chosen.get(line_id)
    if (!line) return []
    const { quantity, reason } = line
    const isOwn = reason !== '' && chosen.size > 1
    return [{ sale_id, line_id, quantity, ...(isOwn && { reason: Number(reason) }) }]
  })
}

function withLine(chosen: Chosen, { line_id }: ClientLine, line: ChosenLine | null): Chosen {
  const next = new Map(chosen)
  if (line) next.set(line_id, line)
  else next.delete(line_id)
  return next
}

/** What is typed for the whole request; what is empty stays out of it. */
const detailsOf = (rate: string, day: string, observation: string) => ({
  ...(rate !== '' && { exchange_rate: Number(rate) }),
  ...(day !== '' && { date_of_delivery: day }),
  ...(observation.trim() && { observation }),
})

/** Sends a request with the photo that was chosen for it. */
function useRequest() {
  const photo = useSentFile()
  const change = useChange(
    (body: Request) =>
      photo.sending(({ file, ...extra }) =>
        call(requestReturns, { body, ...(file && { file: { field: 'attachment', file } }), ...extra }),
      ),
    { isQuiet: true },
  )
  return { photo, change }
}

/** What a client may return, and what is chosen of it with its reason. */
export function useSeveral(clientId: number) {
  const { data: lines, error } = useFound(listClientLines, { params: { id: clientId } })
  const reasons = useList(returnReasons.list, ALL).rows
  const rates = useRates()
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [reason, setReason] = useState('')
  const [rate, setRate] = useState('')
  const [day, setDay] = useState(shopToday)
  const [observation, setObservation] = useState('')
  const { photo, change } = useRequest()
  const choose = (line: ClientLine, next: ChosenLine | null) => setChosen(withLine(chosen, line, next))
  const send = async () => {
    const reply = await change.run({
      lines: requestedOf(lines ?? [], chosen),
      reason: Number(reason),
      ...detailsOf(rate, day, observation),
    })
    if (reply) void revalidate(listReturns)
    return reply?.data.cases[0]?.id ?? null
  }
  return {
    lines,
    error,
    chosen,
    choose,
    send,
    change,
    photo,
    reason: { value: reason, rows: reasons, set: setReason },
    rate: { value: rate, rows: rates, set: setRate },
    day: { value: day, set: setDay },
    observation: { value: observation, set: setObservation },
  }
}

import type { StatementImport } from '@deportivo/contracts/finance/bank-statements'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../shared/navigation/paths.ts'
import { show } from '../../../shared/testing/show.tsx'
import { rememberPasted } from '../reconciliation/pasted-rows.ts'
import { StatementCheck } from './statement-check.tsx'

afterEach(cleanup)

const FOUND = {
  id: 5,
  version: 1,
  money_account_id: 2,
  mapping: {},
  rows: 3,
  faults: [],
  faults_total: 1,
  counts: { created: 2, known: 0, left_out: 0 },
  problem: null,
} as unknown as StatementImport

const check = (found: StatementImport) =>
  show(<StatementCheck found={found} onWorking={vi.fn()} onColumns={vi.fn()} />)

it('pasted rows with a fault are corrected in their text', async () => {
  rememberPasted(paths.statementImport(5, 2), 'Fecha;Valor')
  check(FOUND)
  expect(screen.queryByText('Subir el archivo corregido')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Corregir el texto pegado' }))
  const text = within(await screen.findByRole('dialog')).getByLabelText<HTMLTextAreaElement>(/^Filas/)
  expect(text.value).toBe('Fecha;Valor')
})

it('a file with a fault is corrected by another file', () => {
  check({ ...FOUND, id: 6 })
  expect(screen.getByText('Subir el archivo corregido')).toBeDefined()
  expect(screen.queryByText('Corregir el texto pegado')).toBeNull()
})

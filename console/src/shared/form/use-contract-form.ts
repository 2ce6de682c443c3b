import { fieldErrors } from '@deportivo/contracts/field-errors'
import { useCallback, useEffect } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { isCallError, type CallError } from '../net/call-error.ts'
import { useTexts, type Translate } from '../language/texts.tsx'
import { useUnsaved, whileSaving } from '../unsaved/unsaved.ts'
import type { ContractForm } from './contract-form.ts'

const SAME_NAME = (name: string) => name

/** Splits the server's field errors: those of the form's own fields, and the rest, shown above the buttons. */
export function mapCallError(error: CallError, fields: readonly string[], fieldOf = SAME_NAME) {
  const errors = Object.entries(error.errors).map(([name, message]) => [fieldOf(name), message] as const)
  const onFields = errors.filter(([name]) => fields.includes(name))
  const elsewhere = errors.filter(([name]) => !fields.includes(name)).map(([, message]) => message)
  return { onFields: Object.fromEntries(onFields), elsewhere }
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The body without its blank fields: to a contract, an optional field is absent, not blank. */
export function filled<B>(values: FieldValues): B {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (isBlank(value)) return []
      return [[name, typeof value === 'string' ? value.trim() : value]]
    }),
  ) as B
}

/** What a form refuses beyond the shape of its contract: messages by field. */
export type AlsoWrong<V> = (values: V, t: Translate) => Record<string, string>

const NOTHING_ELSE = () => ({})

/**
 * Prefilled values may be refused already: a record older than a rule, a name longer than its field. They are checked at
 * once, else the button would be disabled with no visible reason.
 */
function usePrefilledCheck<V extends FieldValues>({
  trigger,
  getValues,
}: Pick<UseFormReturn<V>, 'trigger' | 'getValues'>) {
  useEffect(() => {
    const given = Object.entries(getValues()).filter(([, value]) => !isBlank(value) && !isEmptyList(value))
    void trigger(given.map(([name]) => name as Path<V>))
  }, [trigger, getValues])
}

/**
 * An error that was set counts as an invalid form until one of its fields changes. Where nothing that was typed is wrong
 * (no network, too many attempts, another file chosen), the same fields may be sent again.
 */
function useSendAgain<V extends FieldValues>({
  trigger,
  getValues,
  clearErrors,
  getFieldState,
}: Pick<UseFormReturn<V>, 'trigger' | 'getValues' | 'clearErrors' | 'getFieldState'>) {
  const allowAgain = useCallback(() => {
    const names = Object.keys(getValues()) as Path<V>[]
    // An error of a field stays on it.
    void trigger(names.filter((name) => !getFieldState(name).invalid))
  }, [trigger, getValues, getFieldState])
  /** For what is chosen outside of the form's own fields, as a file is. */
  const clearRefusal = useCallback(
    (name: string) => {
      // Nothing was refused: a check of all fields would turn those red that are still to be filled.
      if (!getFieldState(name as Path<V>).invalid) return
      clearErrors(name as Path<V>)
      allowAgain()
    },
    [clearErrors, getFieldState, allowAgain],
  )
  return { allowAgain, clearRefusal }
}

/**
 * Takes away what made sense only with another field's value, as the city of a department that is no longer chosen. It
 * is checked like what a user empties, so that the form is not sent without it; one that was blank is still to be filled.
 */
function useClear<V extends FieldValues>({
  setValue,
  getValues,
}: Pick<UseFormReturn<V>, 'setValue' | 'getValues'>) {
  return useCallback(
    (name: Path<V>) => {
      if (isBlank(getValues(name))) return
      setValue(name, null as PathValue<V, Path<V>>, { shouldValidate: true, shouldDirty: true })
    },
    [setValue, getValues],
  )
}

/** Every refused field of a body with its message, as the server would name them. */
export function bodyMessages(form: ContractForm, values: FieldValues, t: Translate): Record<string, string> {
  if (form.check(filled(values))) return {}
  const messages = Object.entries(fieldErrors(form.check.errors ?? []))
  return Object.fromEntries(messages.map(([name, { key, values: filling }]) => [name, t(key, filling)]))
}

/** The check of the contract, and what only this form refuses: messages by field. */
function useFaultsOf<V extends FieldValues>(form: ContractForm, alsoWrong: AlsoWrong<V>) {
  const t = useTexts()
  return useCallback(
    (values: V): Record<string, string> => ({ ...alsoWrong(values, t), ...bodyMessages(form, values, t) }),
    [form, alsoWrong, t],
  )
}

function useResolver<V extends FieldValues>(faultsOf: (values: V) => Record<string, string>): Resolver<V> {
  return useCallback(
    (values) => {
      const messages = faultsOf(values)
      const errors = Object.fromEntries(
        Object.entries(messages).map(([name, message]) => [name, { type: 'contract', message }]),
      )
      const isValid = Object.keys(errors).length === 0
      return (isValid ? { values, errors: {} } : { values: {}, errors }) as Awaited<ReturnType<Resolver<V>>>
    },
    [faultsOf],
  )
}

/**
 * A form over a contract's body: each change is checked here by the rules of the server, and what only the server can
 * refuse is shown on the field that it concerns. `alsoWrong` refuses what no schema can, and `fieldOf` is the form's field
 * for one that the server names otherwise; both must be stable functions.
 */
export function useContractForm<V extends FieldValues, B = V>(
  form: ContractForm<B>,
  defaultValues: DefaultValues<V>,
  alsoWrong: AlsoWrong<V> = NOTHING_ELSE,
  fieldOf = SAME_NAME,
) {
  const t = useTexts()
  const faultsOf = useFaultsOf(form, alsoWrong)
  const resolver = useResolver(faultsOf)
  const fields = useForm<V>({ mode: 'onChange', resolver, defaultValues })
  usePrefilledCheck(fields)
  const { setError } = fields
  const { allowAgain, clearRefusal } = useSendAgain(fields)
  const clear = useClear(fields)
  const showError = useCallback(
    (error: CallError) => {
      const { onFields, elsewhere } = mapCallError(error, Object.keys(form.schema.properties), fieldOf)
      for (const [name, message] of Object.entries(onFields))
        setError(name as Path<V>, { type: 'server', message })
      const general = elsewhere[0] ?? error.serverText ?? (error.key ? t(error.key) : '')
      if (Object.keys(onFields).length > 0) return
      setError('root', { type: 'server', message: general })
      allowAgain()
    },
    [form, fieldOf, setError, allowAgain, t],
  )
  useUnsaved(fields.formState.isDirty)
  /**
   * Runs the change with the filled values; its failure is shown on the form. What was saved is no longer unsaved,
   * unless `act` returns false.
   */
  const submit = (act: (body: B) => Promise<unknown>) =>
    fields.handleSubmit(async (values) => {
      try {
        const isSaved = (await whileSaving(() => act(filled<B>(values)))) !== false
        if (isSaved) fields.reset(fields.getValues(), { keepValues: true })
      } catch (failure) {
        if (!isCallError(failure)) throw failure
        showError(failure)
      }
    })
  return { ...fields, faultsOf, submit, showError, clear, clearRefusal }
}

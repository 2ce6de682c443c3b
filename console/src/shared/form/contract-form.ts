import type { SchemaError } from '@deportivo/contracts/field-errors'
import type { Static, TObject } from 'typebox'

/** Ajv's compiled check of a body: false when the body breaks the schema, with what it broke in `errors`. */
export interface BodyCheck {
  (body: unknown): boolean
  errors?: readonly SchemaError[] | null
}

/** The body of a contract that is filled in on screen. */
export interface ContractForm<B = unknown> {
  readonly schema: TObject
  check: BodyCheck
  /** Only a type: what passes the check. */
  readonly body?: B
}

/** A form over this body. Declared in a `*.forms.ts`, where the build adds the check (`console/build/form-checks.ts`). */
export function formOf<S extends TObject>(schema: S): ContractForm<Static<S>> {
  return {
    schema,
    check: () => {
      throw new Error('A form must be declared in a file named *.forms.ts')
    },
  }
}

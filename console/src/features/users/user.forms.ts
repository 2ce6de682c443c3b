import { createUser, updateUser } from '@deportivo/contracts/auth/users'
import { formOf } from '../../shared/form/contract-form.ts'

export const NEW_USER_FORM = formOf(createUser.body)
export const USER_FORM = formOf(updateUser.body)

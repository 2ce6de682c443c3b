import { login } from '@deportivo/contracts/auth/sign-in'
import { formOf } from '../../shared/form/contract-form.ts'

export const LOGIN_FORM = formOf(login.body)

import { confirmSecondFactor, enrolSecondFactor } from '@deportivo/contracts/auth/second-factor'
import { changePassword } from '@deportivo/contracts/auth/sessions'
import { saveOwnProfile } from '@deportivo/contracts/auth/users'
import { formOf } from '../../shared/form/contract-form.ts'

export const OWN_DATA_FORM = formOf(saveOwnProfile.body)
export const CHANGE_PASSWORD_FORM = formOf(changePassword.body)
export const FACTOR_CODE_FORM = formOf(confirmSecondFactor.body)
export const PASSWORD_FORM = formOf(enrolSecondFactor.body)

import { forgotPassword, resetPassword, verifyRecoveryToken } from '@deportivo/contracts/auth/recovery'
import { formOf } from '../../shared/form/contract-form.ts'

export const FORGOT_PASSWORD_FORM = formOf(forgotPassword.body)
export const RECOVERY_CODE_FORM = formOf(verifyRecoveryToken.body)
export const RESET_PASSWORD_FORM = formOf(resetPassword.body)

import type { users as spanish } from '../es/users.ts'

export const users: Record<keyof typeof spanish, string> = {
  'user.created': 'User created',
  'user.updated': 'User updated',
  'user.deleted': 'User deleted',
  'user.state.active': 'Active',
  'user.state.disabled': 'Disabled',
  'user.role.admin': 'Administrator',
  'user.stale': 'The user changed while you were looking at it: {by} changed it at {at}.',
  'user.stale_by_somebody':
    'The user changed while you were looking at it: somebody else changed it at {at}.',
  'user.email_taken': 'There is a user with this e-mail address already.',
  'user.unknown_code': 'One of the price codes does not exist.',
  'user.profile_above_you':
    'You cannot grant the profile “{profile}”: it allows “{permission}”, which you lack.',
  'user.person_above_you':
    'You cannot change this user: their profile “{profile}” allows “{permission}”, which you lack.',
  'user.not_delete_yourself': 'You cannot delete your own user.',
  'user.not_disable_yourself': 'You cannot disable your own user.',
  'user.keep_profile_in_use': 'You cannot take away the profile you are working with.',
  'user.last_administrator': 'This is the last active system administrator: one must stay.',
  'user.picture_unreadable': 'The picture is damaged and could not be opened.',
  'password.required': 'Enter the password.',
  'password.short': 'The password needs {limit} characters at least.',
  'password.common': 'This password is too common. Choose another one.',
  'password.personal': 'The password may not contain your name or e-mail address.',
  'password.different': 'The passwords are not the same.',
  'recovery.token_required': 'Enter the code that came by mail.',
  'factor.code_required': 'Enter the verification code.',
}

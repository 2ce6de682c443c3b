import type { views as spanish } from '../../es/shell/views.ts'

export const views: Record<keyof typeof spanish, string> = {
  'view.saved': 'View saved',
  'view.deleted': 'View deleted',
  'view.name_taken': 'You already have a view of that name in this list.',
  'view.too_many': 'You already have {limit} views of this list: delete one to save another.',
}

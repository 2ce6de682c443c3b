import type { catalogueLists as spanish } from '../../es/catalogue/lists.ts'

export const catalogueLists: Record<keyof typeof spanish, string> = {
  'catalogue.name': 'Name',
  'catalogue.search': 'Search',
  'catalogue.none': 'No records yet',
  'catalogue.none_match': 'No record meets the filters.',
  'catalogue.no_create': 'You are not allowed to create records.',
  'catalogue.create': 'Create',
  'catalogue.edit': 'Edit {name}',
  'catalogue.delete': 'Delete {name}',
  'catalogue.delete_text': 'Only possible if nothing uses it.',
  'audit.subject.brand': 'the brand',
  'catalogue.new.brand': 'New brand',
  'audit.subject.color': 'the colour',
  'catalogue.new.color': 'New colour',
  'catalogue.color.sample': 'Sample',
  'audit.subject.subcategory': 'the subcategory',
  'catalogue.new.subcategory': 'New subcategory',
  'audit.subject.reference': 'the reference',
  'catalogue.new.reference': 'New reference',
  'catalogue.reference.quantity': 'Products',
}

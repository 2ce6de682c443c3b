/** What a return case charges its order for a dearer replacement, and is neither paid nor reported. */
export interface OpenCharge {
  return_id: number
  left: number
}
